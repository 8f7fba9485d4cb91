<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/**
 * What WordPress is told of an ability.
 */
final class Definition {

	/**
	 * @param lowercase-string&non-empty-string   $name        Below `brolga/`: what it does, in words with dashes.
	 * @param string                              $label       For people.
	 * @param string                              $description What it does and when it serves.
	 * @param string                              $capability  What it takes.
	 * @param array<string, array<string, mixed>> $input       Schemas by name.
	 * @param array<string, array<string, mixed>> $output      Schemas by name.
	 * @param bool                                $is_readonly Whether it changes nothing.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly string $capability,
		public readonly array $input,
		public readonly array $output,
		public readonly bool $is_readonly = false
	) {}
}
