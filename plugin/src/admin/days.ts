/**
 * Which days a report covers.
 */

/** Days, both included, as `2026-11-21`; empty ones are the last 30. */
export interface Days {
	readonly from: string;
	readonly to: string;
}

/** Choices of days that end today, and one's own. */
export type Range = '7' | '30' | '90' | '365' | 'own';

const DAY = 86_400_000;

/**
 * A day as the server has it.
 *
 * @param at A moment, at midnight in UTC.
 */
const iso = ( at: number ): string =>
	new Date( at ).toISOString().slice( 0, 10 );

/**
 * So many days that end on one.
 *
 * @param count How many.
 * @param last  The last one.
 */
export const daysUntil = ( count: number, last: string ): Days => ( {
	from: iso( Date.parse( `${ last }T00:00:00Z` ) - ( count - 1 ) * DAY ),
	to: last,
} );

/**
 * Whether days can be reported: both are there, in order, and not too many.
 *
 * @param days      The days.
 * @param days.from The first.
 * @param days.to   The last.
 */
export function isUsable( { from, to }: Days ): boolean {
	const length = ( Date.parse( to ) - Date.parse( from ) ) / DAY;
	return length >= 0 && length < 1096;
}
