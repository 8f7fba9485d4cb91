<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\Constants;

/** Tells what kind of request is being handled. */
final class RequestKind {

	/**
	 * Whether the request is for a page, and not for wp-admin, WP-CLI, WP-Cron or an import.
	 * Before WordPress has parsed the URL, a REST request also counts as one: what is left out for
	 * pages must be restored on `rest_api_init`.
	 */
	public static function is_for_page(): bool {
		$method = $_SERVER['REQUEST_METHOD'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Compared, and nothing else.
		return ( in_array( $method, [ 'GET', 'HEAD' ], true ) || self::posts_form() )
			&& ! is_admin()
			&& ! wp_doing_cron()
			&& ! ( defined( 'WP_CLI' ) && true === constant( 'WP_CLI' ) )
			&& ! defined( 'WP_IMPORTING' );
	}

	/**
	 * Whether the URL looks like one of the REST API, for code that runs before WordPress has
	 * parsed it. Other URLs can match by chance.
	 */
	public static function is_for_rest(): bool {
		$address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Searched, and nothing else.
		// phpcs:ignore WordPress.Security.NonceVerification -- Looked for, and nothing else.
		return isset( $_GET['rest_route'] )
			|| ( is_string( $address ) && str_contains( $address, '/' . rest_get_url_prefix() ) );
	}

	/**
	 * Whether a Brolga form is posted to the page that contains it. The response is usually a
	 * redirect, otherwise that page.
	 */
	public static function is_posted_form(): bool {
		return self::posts_form() && self::is_for_page();
	}

	private static function posts_form(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- Looked for, and nothing else.
		return isset( $_POST[ Constants::FORM_FORM_TOKEN_NAME ] );
	}
}
