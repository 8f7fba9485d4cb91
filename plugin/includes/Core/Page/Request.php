<?php
declare( strict_types=1 );

namespace Brolga\Core\Page;

use Brolga\Core\Support\Constants;

/**
 * What kind of request this is.
 */
final class Request {

	/**
	 * Whether somebody reads a page: it is not wp-admin, a command, WP-Cron or an
	 * import. Until WordPress has read the address, the REST API looks like one:
	 * what was left out for a page is made up for on `rest_api_init`.
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
	 * Whether its address is one of the REST API's, for what cannot wait until
	 * WordPress has read it. One that merely looks like it counts, too.
	 */
	public static function is_for_rest(): bool {
		$address = $_SERVER['REQUEST_URI'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Searched, and nothing else.
		// phpcs:ignore WordPress.Security.NonceVerification -- Looked for, and nothing else.
		return isset( $_GET['rest_route'] )
			|| ( is_string( $address ) && str_contains( $address, '/' . rest_get_url_prefix() ) );
	}

	/**
	 * Whether it posts one of our forms to the page that has it: the answer is
	 * mostly a redirect, else that page.
	 */
	public static function is_posted_form(): bool {
		return self::posts_form() && self::is_for_page();
	}

	/**
	 * Whether it has one of our forms' tokens.
	 */
	private static function posts_form(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification -- Looked for, and nothing else.
		return isset( $_POST[ Constants::FORM_FORM_TOKEN_NAME ] );
	}
}
