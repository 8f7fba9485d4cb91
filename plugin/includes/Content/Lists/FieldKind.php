<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

/** How the values of a field are compared and sorted. */
enum FieldKind: string {

	case Text   = 'text';
	case Number = 'number';
	case Date   = 'date';
	case Truth  = 'boolean';

	/** What a rule on such a field can ask. */
	public function allows( FieldComparison $comparison ): bool {
		return match ( $comparison ) {
			FieldComparison::Set, FieldComparison::Unset => true,
			FieldComparison::Is, FieldComparison::Not    => self::Truth !== $this,
			FieldComparison::Contains               => self::Text === $this,
			default                            => self::Number === $this || self::Date === $this,
		};
	}
}
