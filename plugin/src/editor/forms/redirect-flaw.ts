/**
 * Addresses that a success can lead to.
 */

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
