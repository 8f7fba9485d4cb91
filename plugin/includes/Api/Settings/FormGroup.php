<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

/**
 * Fields of a settings form under one heading.
 *
 * @since 0.1.0
 * @see OUTBOX-840
 */
final class FormGroup {

	/**
	 * @param string $title Empty: the section's title says enough.
	 * @param list<FormField> $fields
	 * @param list<string> $words More words that the search finds it by, such as the labels of fields
	 *     that are not shown yet.
	 * @param list<When> $when
	 */
	public function __construct(
		public readonly string $title,
		public readonly array $fields,
		public readonly string $about = '',
		public readonly array $words = [],
		public readonly array $when = []
	) {}
}
