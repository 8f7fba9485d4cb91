/**
 * Everything there is to know about maps, without a page and without Leaflet.
 */
import type { At } from '../../src/content/view/maps/geometry';
import type { Outlook } from './types';

/** One pin alone is shown no nearer than this. */
const ALONE = 16;

/**
 * A place as the list tells it, `-27.47,153.02`; undefined where that is none.
 *
 * @see MAP-10
 * @param text What stands in the markup.
 */
export function placeOf( text: string ): At | undefined {
	const [ lat = NaN, lng = NaN ] = text.split( ',' ).map( Number );
	return Math.abs( lat ) <= 90 && Math.abs( lng ) <= 180
		? [ lat, lng ]
		: undefined;
}

/**
 * Where a map looks: at all its pins, or where the owner said; with neither, at
 * the whole world.
 *
 * @see MAP-1 MAP-12
 * @param pins   The places of its pins.
 * @param centre What the owner said, where it is a place.
 * @param zoom   How near.
 * @param fit    Whether all pins are to be seen.
 */
export function outlookOf(
	pins: readonly At[],
	centre: At | undefined,
	zoom: number,
	fit: boolean
): Outlook {
	const [ first ] = pins;
	if ( first && fit && pins.length > 1 ) {
		return { type: 'all' };
	}
	const at = ( fit ? first : undefined ) ?? centre ?? first;
	return at
		? { type: 'centre', at, zoom: fit ? Math.min( zoom, ALONE ) : zoom }
		: { type: 'centre', at: [ 0, 0 ], zoom: 1 };
}
