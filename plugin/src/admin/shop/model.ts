/**
 * Which days a report covers, how much more or less it was than before, and how
 * sums of money are written.
 */
import type { Days } from '../../rest/shop-report';

/** Choices of days that end today. */
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

/**
 * How much more it is than before, in per cent; null: before there was nothing.
 *
 * @param now    What it is.
 * @param before What it was.
 */
export const change = ( now: number, before: number ): number | null =>
	before <= 0 ? null : Math.round( ( ( now - before ) / before ) * 100 );

/**
 * A sum of money. Where there are several currencies its code tells which.
 *
 * @param amount   How much.
 * @param currency The currency's code.
 * @param language The reader's; undefined: the browser's.
 * @param only     Whether the shop has no other currency.
 */
export function money(
	amount: number,
	currency: string,
	language: string | undefined,
	only: boolean
): string {
	try {
		return amount.toLocaleString( language, {
			style: 'currency',
			currency,
			currencyDisplay: only ? 'narrowSymbol' : 'code',
		} );
	} catch {
		// A shop may have a currency of its own making, such as points.
		return `${ currency }\u00A0${ amount.toLocaleString( language ) }`;
	}
}
