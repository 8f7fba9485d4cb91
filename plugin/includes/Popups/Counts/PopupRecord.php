<?php
declare( strict_types=1 );

namespace Brolga\Popups\Counts;

/**
 * What is counted of a popup. The values are stored.
 */
enum PopupRecord: int {
	case Shown     = 1;
	case Converted = 2;

	/**
	 * The record of a name that the page's script sends; null: there is none.
	 *
	 * @param mixed $name `shown` or `converted`.
	 */
	public static function named( mixed $name ): ?self {
		return match ( $name ) {
			'shown'     => self::Shown,
			'converted' => self::Converted,
			default     => null,
		};
	}
}
