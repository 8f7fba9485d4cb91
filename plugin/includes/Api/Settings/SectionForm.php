<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

/**
 * How the Settings screen displays a section.
 *
 * @since 0.1.0
 * @see OUTBOX-840
 */
final class SectionForm {

	/** Sections without a position come last. */
	public const LAST = 1000;

	/**
	 * @param list<FormGroup> $groups
	 * @param string $about One sentence or two below the section's title.
	 * @param int $position Sections are listed by it.
	 * @param bool $saves_the_rest Whether the values are independent of each other, so that valid ones
	 *     are saved although others are refused.
	 */
	public function __construct(
		public readonly array $groups,
		public readonly string $about = '',
		public readonly int $position = self::LAST,
		public readonly bool $saves_the_rest = false
	) {}

	public static function of( Section $section ): self {
		if ( $section instanceof DescribesForm ) {
			return $section->form();
		}
		$fields = FormField::of_schema( $section->schema() );
		return new self( [] === $fields ? [] : [ new FormGroup( '', $fields ) ] );
	}
}
