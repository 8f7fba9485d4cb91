<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/** Where a visitor came from. The values are stored; referrers and campaign names never are. */
enum Source: int {
	case Unknown  = 0;
	case Direct   = 1;
	case Search   = 2;
	case Social   = 3;
	case Campaign = 4;
	case Referral = 5;

	public static function named( mixed $name ): self {
		return match ( $name ) {
			'direct'   => self::Direct,
			'search'   => self::Search,
			'social'   => self::Social,
			'campaign' => self::Campaign,
			'referral' => self::Referral,
			default    => self::Unknown,
		};
	}

	public function label(): string {
		return strtolower( $this->name );
	}
}
