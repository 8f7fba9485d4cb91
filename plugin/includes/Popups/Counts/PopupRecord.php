<?php
declare( strict_types=1 );

namespace Brolga\Popups\Counts;

/** What is counted about a popup. The values are stored in the database. */
enum PopupRecord: int {
	case Shown     = 1;
	case Converted = 2;

	public static function named( mixed $name ): ?self {
		return match ( $name ) {
			'shown'     => self::Shown,
			'converted' => self::Converted,
			default     => null,
		};
	}
}
