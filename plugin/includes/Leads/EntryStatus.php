<?php
declare( strict_types=1 );

namespace Brolga\Leads;

/**
 * The states of an entry. `trash` is not among those an owner sets in the list:
 * it is what deleting does first, so that it can be undone.
 */
enum EntryStatus: string {

	case New   = 'new';
	case Open  = 'open';
	case Done  = 'done';
	case Spam  = 'spam';
	case Trash = 'trash';
}
