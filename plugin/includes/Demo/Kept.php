<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * Why undo has left something where it is.
 */
enum Kept: string {

	case Edited  = 'edited';
	case Used    = 'used';
	case Front   = 'front';
	case Parent  = 'parent';
	case Setting = 'setting';
	case Lead    = 'lead';
}
