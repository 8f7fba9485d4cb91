<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

use WP_Error;

/**
 * An ability in WordPress' Abilities API, which AI assistants and automations can discover and run
 * with the current user's permissions.
 *
 * @see LEAD-20
 */
interface Ability {

	public function definition(): Definition;

	/**
	 * @param array<array-key, mixed> $input Already validated against the schema by WordPress.
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error;
}
