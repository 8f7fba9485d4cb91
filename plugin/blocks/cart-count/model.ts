/**
 * What a cart's count says, and when it has to be asked for.
 *
 * @see SHOP-9
 */

/** How numbers are said. */
export interface Templates {
	readonly singular: string;
	readonly plural: string;
}

/**
 * A number of items in words.
 *
 * @param count     How many.
 * @param templates With `%d` where the number goes.
 */
export const countWords = ( count: number, templates: Templates ): string =>
	templates[ count === 1 ? 'singular' : 'plural' ].replaceAll(
		'%d',
		String( count )
	);

/**
 * The number that was kept for a cart; null where it has to be asked for.
 *
 * @param kept What was kept: the fingerprint and the number.
 * @param hash The cart's fingerprint.
 */
export const keptCount = (
	kept: string | null,
	hash: string
): number | null => {
	const [ of, count ] = ( kept ?? '' ).split( ':' );
	return of === hash && /^\d+$/.test( count ?? '' ) ? Number( count ) : null;
};

/**
 * The number in the shop's answer; null where there is none.
 *
 * @param answer JSON.
 */
export const answeredCount = ( answer: string ): number | null => {
	try {
		const { items_count: count } = Object( JSON.parse( answer ) ) as {
			items_count?: unknown;
		};
		return Number.isInteger( count ) && ( count as number ) >= 0
			? ( count as number )
			: null;
	} catch {
		return null;
	}
};
