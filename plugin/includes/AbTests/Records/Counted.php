<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Records;

use Brolga\AbTests\Goals\RecordType;

/** What a counter counts. The values are stored in the database. */
enum Counted: int {
	case Visitors  = 0;
	case ReadPage  = 1;
	case ReadGoal  = 2;
	case ViewGoal  = 3;
	case ClickGoal = 4;
	case ConGoal   = 5;
	case ConShort  = 6;
	case Refused   = 9;

	public static function of( RecordType $type ): self {
		return match ( $type ) {
			RecordType::ReadPage  => self::ReadPage,
			RecordType::ReadGoal  => self::ReadGoal,
			RecordType::ViewGoal  => self::ViewGoal,
			RecordType::ClickGoal => self::ClickGoal,
			RecordType::ConGoal   => self::ConGoal,
			RecordType::ConShort  => self::ConShort,
		};
	}
}
