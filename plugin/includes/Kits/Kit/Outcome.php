<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

/** What an import has done with something. */
enum Outcome: string {

	case Added    = 'added';
	case Replaced = 'replaced';
	case Kept     = 'kept';
	case LeftOut  = 'left_out';
	case Failed   = 'failed';
}
