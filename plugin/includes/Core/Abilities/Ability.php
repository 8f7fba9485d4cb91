<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

use WP_Error;

/**
 * What an owner can do, once: an ability in WordPress' Abilities API, which AI assistants and
 * automations can discover and run with the current user's permissions. REST routes and WP-CLI
 * commands run the same object.
 *
 * @template-covariant Output of array<string, mixed> = array<string, mixed>
 * @see ARCH-850 LEAD-20
 */
interface Ability {

	public function definition(): Definition;

	/**
	 * @param array<array-key, mixed> $input By the definition's schema, already validated.
	 * @return Output|WP_Error
	 */
	public function execute( array $input ): array|WP_Error;
}
