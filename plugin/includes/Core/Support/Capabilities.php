<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;


/**
 * Whoever may manage the site's options may manage ours. A capability of its
 * own, so that an owner can grant it to a role that gets nothing else.
 *
 * @see LEAD-25 OUTBOX-17
 */
final class Capabilities implements Module {

	/**
	 * Listens when WordPress asks what a user may do.
	 */
	public function register(): void {
		add_filter( 'user_has_cap', self::with_settings( ... ) );
	}

	/**
	 * Adds our capability to the site's own.
	 *
	 * @param array<array-key, mixed> $capabilities What the user has.
	 * @return array<array-key, mixed>
	 */
	private static function with_settings( array $capabilities ): array {
		if ( true === ( $capabilities['manage_options'] ?? false ) ) {
			$capabilities[ Roles::MANAGE_SETTINGS ] = true;
		}
		return $capabilities;
	}
}
