<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Goals;

/**
 * The six types of records about a test. A visitor makes each of them once at most.
 *
 * @see AB-4
 */
enum RecordType: string {
	case ReadPage  = 'read_page';
	case ReadGoal  = 'read_goal';
	case ViewGoal  = 'view_goal';
	case ClickGoal = 'click_goal';
	case ConGoal   = 'con_goal';
	case ConShort  = 'con_short';
}
