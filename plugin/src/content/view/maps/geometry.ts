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
 * The place that lies at a point of the web's map of the world, to a tenth of a
 * metre.
 *
 * @param point In pixels from its corner.
 * @param zoom  How near.
 */
export function atOf(
	[ x, y ]: readonly [ number, number ],
	zoom: number
): At {
	const size = 256 * 2 ** zoom;
	const round = ( value: number ): number => Math.round( value * 1e6 ) / 1e6;
	const lat = Math.atan( Math.sinh( Math.PI * ( 1 - ( 2 * y ) / size ) ) );
	const turns = x / size - Math.floor( x / size );
	return [ round( ( lat * 180 ) / Math.PI ), round( turns * 360 - 180 ) ];
}

/** What a map shows: its middle, and how near. */
export interface View {
	readonly centre: At;
	readonly zoom: number;
}

/**
 * The nearest view with all places in it; without any, the world.
 *
 * @param places  Degrees.
 * @param size    The map's width and height in pixels.
 * @param nearest How near it goes.
 */
export function viewOf(
	places: readonly At[],
	[ width, height ]: readonly [ number, number ],
	nearest: number
): View {
	if ( places.length === 0 ) {
		return { centre: [ 0, 0 ], zoom: 1 };
	}
	const [ [ south, west ], [ north, east ] ] = cornersOf( places );
	const [ left, top ] = pixelOf( [ north, west ], 0 );
	const [ right, bottom ] = pixelOf( [ south, east ], 0 );
	// A marker stands above its place: a quarter stays free around them.
	const fits = Math.min(
		( 0.75 * width ) / ( right - left ),
		( 0.75 * height ) / ( bottom - top )
	);
	return {
		centre: atOf( [ ( left + right ) / 2, ( top + bottom ) / 2 ], 0 ),
		zoom: Math.max(
			1,
			Math.min( nearest, Math.floor( Math.log2( fits ) ) )
		),
	};
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
