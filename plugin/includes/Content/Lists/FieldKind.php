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
	public function allows( Comparison $comparison ): bool {
		return match ( $comparison ) {
			Comparison::Set, Comparison::Unset => true,
			Comparison::Is, Comparison::Not    => self::Truth !== $this,
			Comparison::Contains               => self::Text === $this,
			default                            => self::Number === $this || self::Date === $this,
		};
	}
}
