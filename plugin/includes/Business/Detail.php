<?php
declare( strict_types=1 );

namespace Brolga\Business;

/**
 * The details that a block binding can show. The value is the binding's key.
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
