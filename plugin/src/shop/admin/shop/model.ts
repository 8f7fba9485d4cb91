/**
 * How much more or less it was than before.
 */

/**
 * How much more it is than before, in per cent; null: before there was nothing.
 *
 * @param now    What it is.
 * @param before What it was.
 */
export const change = ( now: number, before: number ): number | null =>
	before <= 0 ? null : Math.round( ( ( now - before ) / before ) * 100 );
