<?php
declare( strict_types=1 );

namespace Brolga\Core\Settings;

use Brolga\Core\Extensions\Extension;

/**
 * Describes what an owner can set in one area. From it follow what is stored,
 * what the REST route takes and gives, and what its values are when nothing
 * usable was stored. Other plugins add theirs by the filter
 * `brolga_settings_sections`, see docs/extending.md.
 *
 * @phpstan-type Schema array<string, array<string, mixed>>
 */
interface Section extends Extension {

	/**
	 * Its name for the owner.
	 */
	public function title(): string;

	/**
	 * A JSON schema for each value, by the value's name. Beside what WordPress'
	 * REST API knows:
	 *
	 * - `default`, which every value has: it is read where nothing usable is stored;
	 * - `writeOnly`, a secret: stored sealed, and never sent back;
	 * - `constant`, a constant of wp-config.php, or an environment variable of that
	 *   name, that has the last word (see ServerValue);
	 * - `onServer`, the schema of what that may say, where it is more than an owner may;
	 * - `goesTo`, of a secret, the values that say where it is sent: who changes one
	 *   of them enters the secret again, and a constant's secret goes nowhere that
	 *   a constant, or the default, does not name;
	 * - `message`, what an owner is told whose value does not fit;
	 * - `title`, `description` and, of an `enum`, `choices` (names by value): from
	 *   them the screen draws a section that it has no view of.
	 *
	 * A text may always be empty, unless it has a `minLength` or an `enum`.
	 *
	 * @phpstan-return Schema
	 */
	public function schema(): array;

	/**
	 * What schemas cannot say, because it takes several values to see it.
	 *
	 * @param Values $values As they would be stored.
	 * @return array<string, string> What to do about it, by the value's name; empty: all is well.
	 */
	public function problems( Values $values ): array;
}
