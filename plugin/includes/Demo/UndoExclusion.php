<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/** The reasons why undo leaves something in place. */
enum UndoExclusion: string {

	case Edited  = 'edited';
	case Used    = 'used';
	case Front   = 'front';
	case Parent  = 'parent';
	case Setting = 'setting';
	case Lead    = 'lead';
}
