<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

use WP_User;

/** Who is logged in. */
final class Viewer {

	public static function now(): ?WP_User {
		$user = wp_get_current_user();
		return $user->exists() ? $user : null;
	}

	/**
	 * Like now(), but also by the login cookie alone. The REST API ignores it without a nonce, which pages from
	 * caches do not have. Only for whether something is accepted, never for what is answered: other sites may read
	 * answers of the REST API.
	 */
	public static function by_cookie(): ?WP_User {
		$user = self::now();
		if ( null !== $user ) {
			return $user;
		}
		$id     = wp_validate_auth_cookie( '', 'logged_in' );
		$logged = false === $id ? false : get_userdata( $id );
		return false === $logged ? null : $logged;
	}
}
