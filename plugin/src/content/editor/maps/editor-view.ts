/**
 * What the map of the editor shows, in pixels of its stage.
 */
import type { CSSProperties } from 'react';
import { atOf, pixelOf, type At, type View } from '../../view/maps/geometry';

/** Width and height. */
export type Size = readonly [ number, number ];

/** The side of a tile. */
const TILE_PX = 256;

/** An image of the map, and where it lies. */
interface Tile {
	readonly key: string;
	readonly src: string;
	readonly style: CSSProperties;
}

/**
 * The tiles that cover the stage; the world goes round.
 *
 * @param view        What the map shows.
 * @param view.centre
 * @param view.zoom
 * @param size        Of the stage.
 * @param url         With {z}, {x} and {y}.
 */
export const drawn = (
	{ centre, zoom }: View,
	[ width, height ]: Size,
	url: string
): Tile[] => {
	const [ x, y ] = pixelOf( centre, zoom );
	const [ left, top ] = [ x - width / 2, y - height / 2 ];
	const count = 2 ** zoom;
	const found = [];
	for (
		let row = Math.max( 0, Math.floor( top / TILE_PX ) );
		row < Math.min( count, ( top + height ) / TILE_PX );
		row++
	) {
		for (
			let column = Math.floor( left / TILE_PX );
			column < ( left + width ) / TILE_PX;
			column++
		) {
			const wrapped = ( ( column % count ) + count ) % count;
			found.push( {
				key: `${ zoom }/${ column }/${ row }`,
				src: url
					.replace( '{s}', 'a' )
					.replace( '{r}', '' )
					.replace( '{z}', String( zoom ) )
					.replace( '{x}', String( wrapped ) )
					.replace( '{y}', String( row ) ),
				style: {
					left: column * TILE_PX - left,
					top: row * TILE_PX - top,
				},
			} );
		}
	}
	return found;
};

/**
 * Where a place lies on the stage.
 *
 * @param at          The place.
 * @param view        What the map shows.
 * @param view.centre
 * @param view.zoom
 * @param size        Of the stage.
 */
export const spotOf = (
	at: At,
	{ centre, zoom }: View,
	[ width, height ]: Size
): Size => {
	const [ x, y ] = pixelOf( at, zoom );
	const [ left, top ] = pixelOf( centre, zoom );
	return [ x - left + width / 2, y - top + height / 2 ];
};

/**
 * Whether a place is on the stage.
 *
 * @param at   The place.
 * @param view What the map shows.
 * @param size Of the stage.
 */
export const isSeen = ( at: At, view: View, size: Size ): boolean => {
	const [ x, y ] = spotOf( at, view, size );
	return x >= 0 && y >= 0 && x <= size[ 0 ] && y <= size[ 1 ];
};

/**
 * A place some pixels away from another.
 *
 * @param at   The other.
 * @param by   To the right and down.
 * @param zoom How large pixels are.
 */
export const movedBy = ( at: At, [ x, y ]: Size, zoom: number ): At => {
	const [ left, top ] = pixelOf( at, zoom );
	return atOf( [ left + x, top + y ], zoom );
};

/**
 * The view a step nearer, or farther.
 *
 * @param view    What the map shows.
 * @param step    1 for nearer.
 * @param maxZoom As near as there are tiles.
 */
export const zoomedBy = (
	view: View,
	step: number,
	maxZoom: number
): View => ( {
	...view,
	zoom: Math.max( 1, Math.min( maxZoom, view.zoom + step ) ),
} );
