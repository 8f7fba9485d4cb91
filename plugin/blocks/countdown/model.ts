/**
 * Everything there is to know about a countdown, without a page.
 */
import { COUNTDOWN } from '@brolga/contracts';
import type { TimeLeft } from './types';

const UNITS = [ 'days', 'hours', 'minutes', 'seconds' ] as const;

/**
 * What is left between two moments.
 *
 * @see COUNT-2 COUNT-3
 * @param now In seconds since 1970.
 * @param end In seconds since 1970.
 */
export function timeLeft( now: number, end: number ): TimeLeft {
	const left = Math.max( 0, end - now );
	const counts = [
		Math.floor( left / 86400 ),
		Math.floor( left / 3600 ) % 24,
		Math.floor( left / 60 ) % 60,
		left % 60,
	];
	const [ days = '', hours = '', minutes = '', seconds = '' ] = counts.map(
		( count, index ) => String( count ).padStart( index ? 2 : 3, '0' )
	);
	const first = counts.findIndex( ( count ) => count > 0 );
	return {
		days,
		hours,
		minutes,
		seconds,
		zero: UNITS.slice( 0, first < 0 ? UNITS.length : first ),
		finished: left === 0,
	};
}

/**
 * The end that counts: the next one, or the last where all have passed.
 *
 * @see COUNT-9
 * @param ends In seconds since 1970, in their order.
 * @param now  In seconds since 1970.
 */
export const endAt = ( ends: readonly number[], now: number ): number =>
	ends.find( ( end ) => end > now ) ?? ends.at( -1 ) ?? now;

/**
 * Whether labels are short: in narrow columns, or where there is no room.
 *
 * @see COUNT-4
 * @param place                Where the countdown stands.
 * @param place.containerWidth In pixels.
 * @param place.column         The nearest fraction of its row, or `full`.
 */
export const hasShortLabels = ( {
	containerWidth,
	column,
}: {
	readonly containerWidth: number;
	readonly column: string;
} ): boolean =>
	containerWidth <= COUNTDOWN.shortLabelsPx ||
	column === '3/8' ||
	column === '1/4';

/**
 * The owner's word for a unit; empty: ours.
 *
 * @param words What they call units.
 * @param unit  As in `days`.
 */
export const wordOf = ( words: object, unit: string ): string =>
	String( ( words as Readonly< Record< string, unknown > > )[ unit ] ?? '' );

const FRACTIONS = '1/6 1/5 1/4 1/3 3/8 2/5 1/2 3/5 2/3 3/4 1/1'.split( ' ' );

const away = ( fraction: string, percent: number ): number => {
	const [ part = '', whole = '' ] = fraction.split( '/' );
	return Math.abs( ( 100 * Number( part ) ) / Number( whole ) - percent );
};

/**
 * The nearest fraction of a column's width.
 *
 * @see COUNT-4
 * @param percent Of its row.
 */
export const columnOf = ( percent: number ): string =>
	FRACTIONS.reduce( ( best, next ) =>
		away( next, percent ) < away( best, percent ) ? next : best
	);
