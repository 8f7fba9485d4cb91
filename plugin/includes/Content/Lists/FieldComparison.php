<?php
declare( strict_types=1 );

namespace Brolga\Content\Lists;

/** How a rule compares a field. For dates, less means before. */
enum FieldComparison: string {

	case Is       = 'is';
	case Not      = 'not';
	case Contains = 'contains';
	case Less     = 'less';
	case AtMost   = 'at-most';
	case Greater  = 'greater';
	case AtLeast  = 'at-least';
	case Set      = 'set';
	case Unset    = 'unset';

	public function takes_value(): bool {
		return self::Set !== $this && self::Unset !== $this;
	}

	/** The comparison whose opposite this is: posts without the field are on this side. */
	public function denied(): ?self {
		return match ( $this ) {
			self::Not   => self::Is,
			self::Unset => self::Set,
			default     => null,
		};
	}
}
