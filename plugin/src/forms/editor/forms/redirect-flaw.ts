/**
 * Addresses that a success can lead to.
 */
import { FORM } from '@brolga/contracts';

/**
 * Whether visitors are led to an address; the server's twin is RedirectUrl.
 *
 * @see FORM-33 FORM-62
 * @param url What the owner typed.
 */
export function isFollowed( url: string ): boolean {
	const typed = url.trim();
	// Browsers drop tabs and line breaks inside of one, and read \ as /.
	const isPlain = [ ...typed ].every(
		( sign ) => sign > ' ' && sign !== '\\' && sign !== '\u007f'
	);
	return (
		isPlain &&
		( /^\/(?!\/)/.test( typed ) ||
			/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test( typed ) )
	);
}

/**
 * Whether an address leads to another site.
 *
 * @see FORM-420
 * @param url  What the owner typed.
 * @param home The site's own address.
 */
export const isElsewhere = ( url: string, home: string ): boolean =>
	URL.canParse( url.trim(), home ) &&
	new URL( url.trim(), home ).origin !== new URL( home ).origin;

/**
 * Variables in an address of this site that WordPress reads as its own, so that
 * another page may come, or none. A path alone tells which page is meant; the
 * homepage's own (`/?s=fern`, `/?page_id=7`) are what they look like, and `name`
 * is one of the values that forms append (FORM-260).
 *
 * @see FORM-261
 * @param url  What the owner typed.
 * @param home The site's own address.
 */
export function takenVariables( url: string, home: string ): string[] {
	const site = new URL( home );
	const target = URL.canParse( url.trim(), home )
		? new URL( url.trim(), home )
		: site;
	const isHome =
		target.pathname.replace( /\/$/, '' ) ===
		site.pathname.replace( /\/$/, '' );
	return target.host !== site.host || isHome
		? []
		: FORM.wordpressVariables.filter(
				( name ) => name !== 'name' && target.searchParams.has( name )
			);
}
