<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/** A visitor's kind of device. The values are stored in the database. */
enum Device: int {
	case Unknown = 0;
	case Phone   = 1;
	case Tablet  = 2;
	case Desktop = 3;

	public static function named( mixed $name ): self {
		return match ( $name ) {
			'phone'   => self::Phone,
			'tablet'  => self::Tablet,
			'desktop' => self::Desktop,
			default   => self::Unknown,
		};
	}

	public function label(): string {
		return strtolower( $this->name );
	}
}
