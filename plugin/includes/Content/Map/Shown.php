<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

/**
 * Whether visitors get anything of a map, by what an owner gave. The editor's half is
 * `src/content/view/maps/shown.ts`.
 *
 * @see MAP-180 MAP-400 MAP-490
 */
final class Shown {

	/** Where a new map begins, by its block.json. */
	private const NOWHERE = [ -27.4698, 153.0251 ];

	/**
	 * Whether a map's own middle was moved.
	 *
	 * @param int|float $lat Degrees north.
	 * @param int|float $lng Degrees east.
	 */
	public static function is_moved( int|float $lat, int|float $lng ): bool {
		return self::NOWHERE !== [ (float) $lat, (float) $lng ];
	}

	/**
	 * Whether a pin has nothing of its own, and so is the business.
	 *
	 * @param Place|null $place Where it stands.
	 * @param string     $words Its name and description.
	 */
	public static function is_business( ?Place $place, string $words ): bool {
		return null === $place && '' === trim( $words );
	}
}
