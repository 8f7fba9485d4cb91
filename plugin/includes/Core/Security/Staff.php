<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

/**
 * Whether the visitor is signed in and may edit content. WordPress's REST API ignores the login of
 * a request without a nonce, such as one from a cached page, so the cookie is checked as well.
 *
 * @see AB-24
 */
final class Staff {

	private const CAPABILITY = 'edit_posts';

	public function is_here(): bool {
		if ( current_user_can( self::CAPABILITY ) ) {
			return true;
		}
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		return false !== $user && user_can( $user, self::CAPABILITY );
	}
}
