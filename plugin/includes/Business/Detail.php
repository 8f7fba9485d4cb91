<?php
declare( strict_types=1 );

namespace Brolga\Business;

/**
 * What a block can ask for, by the name that its binding has.
 *
 * @see BLOCK-180
 */
enum Detail: string {
	case Name       = 'name';
	case Phone      = 'phone';
	case Email      = 'email';
	case Address    = 'address';
	case Hours      = 'hours';
	case Directions = 'directions';
}
