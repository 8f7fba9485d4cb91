<?php
declare( strict_types=1 );

namespace Brolga\Forms\Conditions;

/**
 * Whether all rules of a condition must match, or any one of them.
 *
 * @see COND-3
 */
enum Relation: string {

	case All = 'all';
	case Any = 'any';
}
