<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

use Brolga\Api\Extension;

/**
 * Declares the settings of one area, from which the stored values, the REST schema and the defaults follow.
 * Other plugins add sections with the filter `brolga_settings_sections`, see docs/extending.md.
 *
 * @since 0.1.0
 * @phpstan-type Schema array<string, array<string, mixed>>
 */
interface Section extends Extension {

	public function title(): string;

	/**
	 * Returns a JSON schema for each value, by the value's name. In addition to the keywords of
	 * WordPress's REST API:
	 *
	 * - `default`: required; used where no valid value is stored;
	 * - `writeOnly`: a secret, stored encrypted and never sent back;
	 * - `constant`: a constant of wp-config.php or an environment variable that overrides the value
	 *   (see ServerValue);
	 * - `onServer`: the schema for the constant, if it allows more than an owner may enter;
	 * - `goesTo`: the values that determine where a secret is sent. Changing one of them requires
	 *   entering the secret again, and a constant's secret is sent only to servers that a constant or
	 *   the default names;
	 * - `portable`: whether a kit takes the value to another site. By default, numbers, yes or no and one of
	 *   several choices are portable, and texts are not, because a text may be an address, a key or a name.
	 *   A secret never is;
	 * - `message`: the message for an invalid value;
	 * - `title`, `description` and, for an `enum`, `choices` (labels by value): the screen displays a
	 *   section from them unless it describes its form (see DescribesForm).
	 *
	 * A text may always be empty, unless it has a `minLength` or an `enum`.
	 *
	 * @phpstan-return Schema
	 */
	public function schema(): array;

	/**
	 * Returns problems that schemas cannot express, because they involve several values.
	 *
	 * @param Values $values The values as they would be stored.
	 * @return array<string, string> What to do, by the value's name; empty: no problems.
	 */
	public function problems( Values $values ): array;
}
