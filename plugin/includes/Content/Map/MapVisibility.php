<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

/**
 * Decides from the block's attributes whether visitors see anything of a map.
 * `src/content/view/maps/shown.ts` has the same rules for the editor.
 *
 * @see MAP-180 MAP-400 MAP-490
 */
final class MapVisibility {

	/** The default centre of a new map, as in its block.json. */
	private const NOWHERE = [ -27.4698, 153.0251 ];

	public static function is_moved( int|float $lat, int|float $lng ): bool {
		return self::NOWHERE !== [ (float) $lat, (float) $lng ];
	}

	public static function is_business( ?Coordinates $coordinates, string $words ): bool {
		return null === $coordinates && '' === trim( $words );
	}
}
