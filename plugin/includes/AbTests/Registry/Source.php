<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * Where a visitor came from. Only the kind is kept: what a browser sends as the
 * referrer or a campaign is never stored. The values are stored.
 */
enum Source: int {
	case Unknown  = 0;
	case Direct   = 1;
	case Search   = 2;
	case Social   = 3;
	case Campaign = 4;
	case Referral = 5;

	/**
	 * The source of a name that the page's script sends; whatever else is sent is unknown.
	 *
	 * @param mixed $name `direct`, `search`, `social`, `campaign` or `referral`.
	 */
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

	/**
	 * Its name, as scripts send it and reports show it.
	 */
	public function label(): string {
		return strtolower( $this->name );
	}
}
