<?php
declare( strict_types=1 );

namespace Brolga\Core\Security;

/**
 * Whether somebody is signed in who may edit. WordPress' REST API forgets who is
 * signed in when a call brings no nonce of its own, as a page out of a cache
 * does: here the cookie tells.
 *
 * @see AB-24
 */
final class Staff {

	/** What everybody can do who writes for the site. */
	private const CAPABILITY = 'edit_posts';

	/**
	 * Whether such a person sends this request.
	 */
	public function is_here(): bool {
		if ( current_user_can( self::CAPABILITY ) ) {
			return true;
		}
		$user = wp_validate_auth_cookie( '', 'logged_in' );
		return false !== $user && user_can( $user, self::CAPABILITY );
	}
}
