/**
 * Places on the web's map of the world, and which of them are one marker.
 */
import { MAP } from '@brolga/contracts';

/** Degrees north and east. */
export type At = readonly [ lat: number, lng: number ];

/** South-west and north-east of what is shown. */
export type Corners = readonly [ southWest: At, northEast: At ];

/** One marker: a pin, or several that lie close together. */
export interface Cluster {
	/** The pins' places in their list. */
	readonly members: readonly number[];
	readonly at: At;
}

/**
 * The corners of the smallest rectangle with all places in it.
 *
 * @param places At least one.
 */
export function cornersOf( places: readonly At[] ): Corners {
	const lats = places.map( ( [ lat ] ) => lat );
	const lngs = places.map( ( [ , lng ] ) => lng );
	return [
		[ Math.min( ...lats ), Math.min( ...lngs ) ],
		[ Math.max( ...lats ), Math.max( ...lngs ) ],
	];
}

/**
 * Where a place lies on the web's map of the world, in pixels from its corner.
 *
 * @param at   The place.
 * @param zoom How near.
 */
export function pixelOf( [ lat, lng ]: At, zoom: number ): [ number, number ] {
	const size = 256 * 2 ** zoom;
	const sine = Math.sin( ( lat * Math.PI ) / 180 );
	return [
		( lng / 360 + 0.5 ) * size,
		( 0.5 - Math.log( ( 1 + sine ) / ( 1 - sine ) ) / ( 4 * Math.PI ) ) *
			size,
	];
}

/**
 * The markers of a map: one a pin, or, of many, one for those that share a
 * square of its grid. As near as the map goes, each pin has its own.
 *
 * @see MAP-8
 * @param pins    The places of its pins.
 * @param zoom    How near the map is.
 * @param nearest How near it goes.
 */
export function clustersOf(
	pins: readonly At[],
	zoom: number,
	nearest: number
): Cluster[] {
	const apart = pins.length <= MAP.clusterOver || zoom >= nearest;
	const groups = new Map< string, number[] >();
	pins.forEach( ( at, index ) => {
		const square = apart
			? String( index )
			: pixelOf( at, zoom )
					.map( ( px ) => Math.floor( px / MAP.clusterCellPx ) )
					.join();
		groups.set( square, [ ...( groups.get( square ) ?? [] ), index ] );
	} );
	return [ ...groups.values() ].map( ( members ) => {
		const mean = ( axis: 0 | 1 ): number =>
			members.reduce(
				( sum, index ) => sum + ( pins[ index ]?.[ axis ] ?? 0 ),
				0
			) / members.length;
		return { members, at: [ mean( 0 ), mean( 1 ) ] };
	} );
}
