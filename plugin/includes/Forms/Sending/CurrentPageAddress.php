<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\SentFiles;

/** The URL of the current page, which a form posts to and which shows the success message. */
final class CurrentPageAddress {

	/**
	 * Query parameters that belong to a single visit. A page cache serves one visitor's page to
	 * everybody, so the printed URL must not contain their campaign.
	 */
	private const OF_A_VISIT = [
		'utm_source',
		'utm_medium',
		'utm_campaign',
		'utm_term',
		'utm_content',
		'utm_id',
		'gclid',
		'gbraid',
		'wbraid',
		'fbclid',
		'msclkid',
		'mc_cid',
		'mc_eid',
		'_gl',
	];

	/** Returns the page's URL, always on this site's host. */
	public static function current(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- An address is parsed below; esc_url_raw() would change its parameters.
		$uri    = is_string( $_SERVER['REQUEST_URI'] ?? null ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
		$uri    = explode( '#', is_string( $uri ) ? $uri : '/' )[0];
		$origin = preg_replace( '/^(https?:\/\/[^\/]+).*$/is', '$1', home_url() ) ?? '';
		// "//elsewhere.example" would be another site.
		$address = $origin . '/' . ltrim( $uri, '/\\' );
		return remove_query_arg(
			[
				Constants::FORM_SENT_PARAMETER,
				Constants::FORM_ROUTE_PARAMETER,
				SentFiles::MARK,
				SentFiles::LEFT,
				...self::OF_A_VISIT,
			],
			$address
		);
	}

	/**
	 * @param string $module_id The id attribute of the form's root element.
	 * @param bool   $is_whole  False if some of its files could not be stored for lack of space.
	 * @see FORM-28
	 */
	public static function of_success(
		FormId $id,
		string $module_id,
		string $route = '',
		bool $is_whole = true
	): string {
		$query = [ Constants::FORM_SENT_PARAMETER => $id->uid ] + ( $is_whole ? [] : [ SentFiles::LEFT => '1' ] );
		if ( '' !== $route ) {
			$query[ Constants::FORM_ROUTE_PARAMETER ] = $route;
		}
		// add_query_arg() leaves decoded bytes in parameter names, which a header must not contain.
		return wp_sanitize_redirect( add_query_arg( $query, self::current() ) ) . '#' . rawurlencode( $module_id );
	}
}
