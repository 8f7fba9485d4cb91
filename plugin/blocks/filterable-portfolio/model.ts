/**
 * Everything there is to know about filters and their pages, without a page.
 */
import type { State } from './types';

/** Everything, as the server calls it in addresses. */
const ALL = 'all';

/**
 * What parameters of the address ask for. What they do not say, or what there
 * is not, is as it was at first.
 *
 * @see PORT-3 PORT-14
 * @param params  The entry's parameters.
 * @param slugs   The filters there are.
 * @param others  Those of the second taxonomy.
 * @param initial What the page came with.
 */
export function asked(
	params: readonly string[],
	slugs: readonly string[],
	others: readonly string[],
	initial: State
): State {
	const [ slug = '', page = '1', also = '' ] = params;
	return slugs.includes( slug )
		? {
				slug,
				page: /^[1-9]\d{0,8}$/.test( page ) ? Number( page ) : 1,
				also: others.includes( also ) ? also : ( others[ 0 ] ?? '' ),
			}
		: initial;
}

/**
 * What the server says that it shows: `slug|page`, with two taxonomies
 * `slug|page|slug`.
 *
 * @param shown The root's attribute.
 */
export function shownAtFirst( shown: string ): State {
	const [ slug = '', page = '1', also = '' ] = shown.split( '|' );
	return { slug, page: Number( page ) || 1, also };
}

/**
 * What stands in the address's hash.
 *
 * @see PORT-3 PORT-14
 * @param state What is shown.
 */
export const paramsOf = ( { slug, page, also }: State ): string[] => [
	slug,
	String( page ),
	...( also === '' || also === ALL ? [] : [ also ] ),
];

/**
 * The real address of what is shown.
 *
 * @see PORT-5
 * @param here  The page's address.
 * @param id    The module's id.
 * @param state What is shown.
 */
export function addressOf(
	here: string,
	id: string,
	{ slug, page, also }: State
): string {
	const url = new URL( here );
	url.hash = '';
	const set = ( name: string, value: string, none: string ): void => {
		url.searchParams.delete( `${ id }_${ name }` );
		if ( value !== none && value !== '' ) {
			url.searchParams.set( `${ id }_${ name }`, value );
		}
	};
	set( 'category', slug, ALL );
	set( 'also', also, ALL );
	set( 'page', String( page ), '1' );
	return url.href;
}
