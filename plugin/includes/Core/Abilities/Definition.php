<?php
declare( strict_types=1 );

namespace Brolga\Core\Abilities;

/** The metadata with which an ability is registered. */
final class Definition {

	/**
	 * @param lowercase-string&non-empty-string $name Without the prefix `brolga/`, in words with hyphens.
	 * @param array<string, array<string, mixed>> $input
	 * @param array<string, array<string, mixed>> $output
	 * @param bool $is_destructive Whether it cannot be undone, or permanently changes what visitors see. Assistants
	 *     that read this annotation ask the user before they run it.
	 * @param bool $is_for_screens Whether our own screens run it by the REST API, although it does not only read. It
	 *     stays closed to assistants.
	 * @see LEAD-81
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly string $capability,
		public readonly array $input,
		public readonly array $output,
		public readonly bool $is_readonly = false,
		public readonly bool $is_destructive = false,
		public readonly bool $is_for_screens = false
	) {}
}
