<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

use WP_Error;

/**
 * One entry of WordPress' Abilities API: what assistants and automations can
 * find, understand by its schemas, and do with the rights of who is logged in.
 *
 * @see LEAD-20
 */
interface Ability {

	/**
	 * What WordPress is told of it.
	 */
	public function definition(): Definition;

	/**
	 * @param array<array-key, mixed> $input Held against the schema by WordPress.
	 * @return array<string, mixed>|WP_Error
	 */
	public function execute( array $input ): array|WP_Error;
}
