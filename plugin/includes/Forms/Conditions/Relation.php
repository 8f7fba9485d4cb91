<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

/**
 * Every rule, or one of them.
 *
 * @see COND-3
 */
enum Relation: string {

	case All = 'all';
	case Any = 'any';
}
