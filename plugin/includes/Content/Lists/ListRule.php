<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

/** A condition that the posts of a list meet. Its value fits its kind. */
final class ListRule {

	/** @param string $value A number, or a day as YYYYMMDD, where the kind says so. */
	public function __construct(
		public readonly ListField $field,
		public readonly FieldKind $kind,
		public readonly FieldComparison $comparison,
		public readonly string $value = ''
	) {}
}
