/**
 * Everything there is to know about filters and their pages, without a page.
 */
import type { State } from './types';

/**
 * What parameters of the address ask for. What they do not say, or what there
 * is not, is as it was at first.
 *
 * @see PORT-3
 * @param params  The entry's parameters.
 * @param slugs   The filters there are.
 * @param initial What the page came with.
 */
export function asked(
	params: readonly string[],
	slugs: readonly string[],
	initial: State
): State {
	const [ slug = '', page = '1' ] = params;
	return slugs.includes( slug )
		? { slug, page: /^[1-9]\d{0,8}$/.test( page ) ? Number( page ) : 1 }
		: initial;
}

/**
 * What the server says that it shows: `slug|page`.
 *
 * @param shown The root's attribute.
 */
export function shownAtFirst( shown: string ): State {
	const [ slug = '', page = '1' ] = shown.split( '|' );
	return { slug, page: Number( page ) || 1 };
}

/**
 * The real address of what is shown.
 *
 * @see PORT-5
 * @param here  The page's address.
 * @param id    The module's id.
 * @param state What is shown.
 * @param all   The slug of everything, which needs no parameter.
 */
export function addressOf(
	here: string,
	id: string,
	{ slug, page }: State,
	all: string
): string {
	const url = new URL( here );
	url.hash = '';
	url.searchParams.delete( `${ id }_category` );
	url.searchParams.delete( `${ id }_page` );
	if ( slug !== all ) {
		url.searchParams.set( `${ id }_category`, slug );
	}
	if ( page > 1 ) {
		url.searchParams.set( `${ id }_page`, String( page ) );
	}
	return url.href;
}
