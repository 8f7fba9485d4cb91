<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Registry;

/**
 * What a visitor looked at the page with. The values are stored.
 */
enum Device: int {
	case Unknown = 0;
	case Phone   = 1;
	case Tablet  = 2;
	case Desktop = 3;

	/**
	 * The device of a name that the page's script sends; whatever else is sent is unknown.
	 *
	 * @param mixed $name `phone`, `tablet` or `desktop`.
	 */
	public static function named( mixed $name ): self {
		return match ( $name ) {
			'phone'   => self::Phone,
			'tablet'  => self::Tablet,
			'desktop' => self::Desktop,
			default   => self::Unknown,
		};
	}

	/**
	 * Its name, as scripts send it and reports show it.
	 */
	public function label(): string {
		return strtolower( $this->name );
	}
}
