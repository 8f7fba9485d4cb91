/**
 * How many items of a carousel are visible, and how long it moves.
 */
import { CAROUSEL } from '@brolga/contracts';
import type { Column, Device } from '../../src/runtime/device/model';
import { deviceOf } from '../../src/runtime/device/model';

/** The owner's numbers; 0 where there is none. */
export type Numbers = Readonly< Record< Device, number > >;

const WIDE: readonly Column[] = [ 'full', '3/4', '2/3' ];
const NARROW: readonly Column[] = [ '1/5', '1/6' ];

/**
 * How many items are visible where the owner named no number.
 *
 * @see CAROUSEL-3 CAROUSEL-4 CAROUSEL-5 CAROUSEL-6
 * @param column      The column that the carousel stands in.
 * @param windowWidth In CSS pixels.
 */
export function visibleByRule( column: Column, windowWidth: number ): number {
	if (
		column === '3/5' ||
		( WIDE.includes( column ) && deviceOf( windowWidth ) !== 'phone' )
	) {
		return 4;
	}
	return NARROW.includes( column ) ? 2 : 3;
}

/**
 * How many items are visible.
 *
 * @see CAROUSEL-7
 * @param numbers     The owner's.
 * @param column      The column that the carousel stands in.
 * @param windowWidth In CSS pixels.
 */
export const visibleOf = (
	numbers: Numbers,
	column: Column,
	windowWidth: number
): number =>
	numbers[ deviceOf( windowWidth ) ] || visibleByRule( column, windowWidth );

/**
 * The owner's numbers as the server prints them: `3 2 1`, widest device first.
 *
 * @param text Of the attribute.
 */
export function numbersOf( text = '' ): Numbers {
	const [ desktop = 0, tablet = 0, phone = 0 ] = text
		.split( ' ' )
		.map( ( word ) => ( /^\d{1,2}$/.test( word ) ? Number( word ) : 0 ) );
	return { desktop, tablet, phone };
}

/**
 * How long a move takes.
 *
 * @see CAROUSEL-8 CAROUSEL-17
 * @param reduced Whether the visitor asked for less motion.
 */
export const durationOf = ( reduced: boolean ): number =>
	reduced ? 0 : CAROUSEL.moveMs;
