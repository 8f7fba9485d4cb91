<?php
declare( strict_types=1 );

namespace Brolga\Core\Support;


/**
 * Grants the capability to manage the plugin's settings to all users who may manage WordPress's
 * options. It is separate, so that an owner can grant it to a role that gets nothing else.
 *
 * @see LEAD-25 OUTBOX-17
 */
final class Capabilities implements Module {

	public function register(): void {
		add_filter( 'user_has_cap', self::with_settings( ... ) );
	}

	/**
	 * @param array<array-key, mixed> $capabilities
	 * @return array<array-key, mixed>
	 */
	private static function with_settings( array $capabilities ): array {
		if ( true === ( $capabilities['manage_options'] ?? false ) ) {
			$capabilities[ Roles::MANAGE_SETTINGS ] = true;
		}
		return $capabilities;
	}
}
