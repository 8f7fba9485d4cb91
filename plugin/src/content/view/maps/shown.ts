/**
 * What visitors get of a map, as Content\Map\Shown has it.
 */
import type { At } from './geometry';

/** Where the maps of the web end, by their projection. */
const NORTHERNMOST = 85.0511;

/** What an owner gave of a place. */
export interface Given {
	readonly lat?: unknown;
	readonly lng?: unknown;
	readonly title?: unknown;
	readonly text?: unknown;
}

/** Where a new map begins, by its block.json. */
export const NOWHERE: At = [ -27.4698, 153.0251 ];

const degrees = ( value: unknown ): number =>
	Math.round( Number( value ?? 0 ) * 1e6 ) / 1e6;

/**
 * Where a pin stands; undefined: nowhere. One at 0, 0 was never put anywhere.
 *
 * @see MAP-10
 * @param given What its owner gave.
 */
export function placeGiven( given: Given ): At | undefined {
	const [ lat, lng ] = [ degrees( given.lat ), degrees( given.lng ) ];
	const isSet = lat !== 0 || lng !== 0;
	return isSet && Math.abs( lat ) <= NORTHERNMOST && Math.abs( lng ) <= 180
		? [ lat, lng ]
		: undefined;
}

const hasWords = ( { title = '', text = '' }: Given ): boolean =>
	`${ String( title ) }${ String( text ) }`.trim() !== '';

/**
 * Whether a pin has nothing of its own, and so is the business.
 *
 * @see MAP-400
 * @param pin What its owner gave.
 */
export const isBusiness = ( pin: Given ): boolean =>
	placeGiven( pin ) === undefined && ! hasWords( pin );

/**
 * Whether visitors get the map, and which of its pins.
 *
 * @see MAP-180 MAP-400 MAP-490
 * @param map     Its middle.
 * @param pins    Its pins.
 * @param address The business's; empty: it is not filled in.
 */
export const shownOf = (
	map: Given,
	pins: readonly Given[],
	address: string
): { readonly map: boolean; readonly pins: readonly boolean[] } => ( {
	map:
		pins.some( ( pin ) => placeGiven( pin ) !== undefined ) ||
		map.lat !== NOWHERE[ 0 ] ||
		map.lng !== NOWHERE[ 1 ],
	pins: pins.map( ( pin ) => ! isBusiness( pin ) || address !== '' ),
} );
