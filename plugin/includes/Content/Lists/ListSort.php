<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

/** What a list is sorted by. Posts without the field come last in both directions. */
final class ListSort {

	public function __construct(
		public readonly ListField $field,
		public readonly FieldKind $kind,
		public readonly bool $is_descending
	) {}
}
