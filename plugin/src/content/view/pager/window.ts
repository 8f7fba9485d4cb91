/**
 * Which pages there are, and which of them a pager names. Pure; the server's
 * half is `Paging\Pages`.
 */

/** The pager names as many pages before the current one. */
const BEFORE = 3;

/** It names one page after the current one, and these from the start. */
const AT_FIRST = 4;

/**
 * How many pages there are, at least one.
 *
 * @param total   How many items there are.
 * @param perPage How many a page has; 0 for all on one.
 */
export const countOf = ( total: number, perPage: number ): number =>
	perPage > 0 ? Math.max( 1, Math.ceil( total / perPage ) ) : 1;

/**
 * The page that is meant: one out of range is the nearest there is.
 *
 * @see PAGE-6
 * @param page  Asked for.
 * @param count How many there are.
 */
export const nearest = ( page: number, count: number ): number =>
	Math.max( 1, Math.min( count, page ) );

/**
 * Whether a pager names a page.
 *
 * @see PAGE-3 PAGE-5
 * @param page    Which.
 * @param current The one that is seen.
 * @param count   How many there are.
 */
export const isNamed = (
	page: number,
	current: number,
	count: number
): boolean =>
	count > 1 &&
	page >= current - BEFORE &&
	page <= Math.max( current + 1, AT_FIRST );
