<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

use Brolga\Core\Database\StorageUnavailable;
use WP_Error;

/**
 * One entry of WordPress' Abilities API: what assistants and automations can
 * find, understand by its schemas, and do with the rights of who is logged in.
 *
 * @see LEAD-20
 */
interface Ability {

	/**
	 * Its name below `brolga/`: what it does, in words with dashes.
	 *
	 * @return lowercase-string&non-empty-string
	 */
	public function name(): string;

	/**
	 * Its name for people.
	 */
	public function label(): string;

	/**
	 * What it does and when it serves.
	 */
	public function description(): string;

	/**
	 * The capability it takes.
	 */
	public function capability(): string;

	/**
	 * Whether it changes nothing.
	 */
	public function is_readonly(): bool;

	/**
	 * The schemas of its input, by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function input(): array;

	/**
	 * The schemas of what it answers, by name.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function output(): array;

	/**
	 * Does it.
	 *
	 * @param array<array-key, mixed> $input Held against the schema by WordPress.
	 * @return array<string, mixed>|WP_Error
	 *
	 * @throws StorageUnavailable When the database refuses.
	 */
	public function execute( array $input ): array|WP_Error;
}
