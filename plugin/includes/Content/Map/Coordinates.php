<?php
declare( strict_types=1 );

namespace Brolga\Content\Map;

/**
 * Coordinates that a web map can show.
 *
 * @see MAP-3 MAP-10
 */
final class Coordinates {

	/** The northern and southern limit of web maps, which use the Mercator projection, in degrees. */
	private const NORTHERNMOST = 85.0511;

	private function __construct( public readonly float $lat, public readonly float $lng ) {}

	/**
	 * Returns null for invalid coordinates, and for 0, 0, which means that the owner entered none.
	 *
	 * @param mixed $lat Degrees north.
	 * @param mixed $lng Degrees east.
	 */
	public static function of( mixed $lat, mixed $lng ): ?self {
		if ( ! is_numeric( $lat ) || ! is_numeric( $lng ) ) {
			return null;
		}
		[ $north, $east ] = [ round( (float) $lat, 6 ), round( (float) $lng, 6 ) ];
		$is_set           = 0.0 !== $north || 0.0 !== $east;
		return $is_set && abs( $north ) <= self::NORTHERNMOST && abs( $east ) <= 180.0
			? new self( $north, $east )
			: null;
	}
}
