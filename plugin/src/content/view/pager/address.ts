/**
 * Addresses of a module's pages. Pure.
 */

/**
 * The address that a page link leads to from here: what other modules have put
 * into the address since the link was made stays.
 *
 * @see PAGE-7
 * @param link      The link's address.
 * @param here      The page's address.
 * @param parameter The module's parameter.
 */
export function pageAddress(
	link: string,
	here: string,
	parameter: string
): string {
	const target = new URL( link, here );
	const page = new URL( here );
	target.hash = '';
	page.hash = '';
	if ( target.origin !== page.origin || target.pathname !== page.pathname ) {
		return target.href;
	}
	const number = target.searchParams.get( parameter );
	if ( number === null ) {
		page.searchParams.delete( parameter );
	} else {
		page.searchParams.set( parameter, number );
	}
	return page.href;
}
