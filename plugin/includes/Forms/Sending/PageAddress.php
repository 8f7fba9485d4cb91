<?php
declare( strict_types=1 );

namespace Brolga\Forms\Sending;

use Brolga\Core\Support\Constants;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Uploads\SentFiles;

/**
 * The current page's address, for the form to be posted to and for a success to
 * lead back to.
 */
final class PageAddress {

	/**
	 * What an address carries for one visit alone. A page cache hands one
	 * visitor's page to all: their campaign must not stand in it.
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

	/**
	 * The page's address, always on this site.
	 */
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
	 * The page on which a form tells that it was sent.
	 *
	 * @param string $module_id The id of its root element.
	 * @param string $route     The mark of the route that the answers took; may be empty.
	 * @param bool   $is_whole  False when there was no room for some of its files.
	 *
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
		// WordPress puts names of parameters together as it has decoded them: a header takes no such bytes.
		return wp_sanitize_redirect( add_query_arg( $query, self::current() ) ) . '#' . rawurlencode( $module_id );
	}
}
