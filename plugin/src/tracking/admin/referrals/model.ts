/**
 * A partner's link. Pure.
 */
import { referralName } from '../../view/referral';

/**
 * The link by which a partner brings visitors to a page.
 *
 * @see TRACK-25
 * @param home      The site's address.
 * @param page      The page's, or its path; empty: the home page.
 * @param parameter What names partners.
 * @param typed     The partner's name.
 * @return The link and the name as it is kept; undefined: there is no name, or the page is another site's.
 */
export function linkOf(
	home: string,
	page: string,
	parameter: string,
	typed: string
): { readonly link: string; readonly name: string } | undefined {
	const name = referralName( typed );
	// A path belongs to the site, wherever that lies.
	const address = page.trim().replace( /^\/+/, '' );
	if ( name === '' || ! URL.canParse( address, home ) ) {
		return undefined;
	}
	const url = new URL( address, home );
	if ( url.origin !== new URL( home ).origin ) {
		return undefined;
	}
	url.searchParams.set( parameter, name );
	return { link: url.href, name };
}
