<?php
/**
 * A place on Earth.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Map;

/**
 * Degrees that are on a map.
 *
 * @see MAP-3 MAP-10
 */
final class Place {

	/** Where the maps of the web end, by their projection. */
	private const NORTHERNMOST = 85.0511;

	/**
	 * @param float $lat Degrees north.
	 * @param float $lng Degrees east.
	 */
	private function __construct( public readonly float $lat, public readonly float $lng ) {}

	/**
	 * From what an owner wrote. Zero and zero, in the sea off Ghana, is where
	 * nobody has said anything.
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
