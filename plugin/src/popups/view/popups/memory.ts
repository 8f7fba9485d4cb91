/**
 * What is remembered of a visitor: cookies, and for the visit where the browser
 * refuses them. Where it keeps nothing at all, a page view is the end of it.
 */
import { keep, read } from '../../../runtime/cookie';

/** The value of what a browser may refuse to do. */
function tried< Value >( what: () => Value ): Value | undefined {
	try {
		return what();
	} catch {
		return undefined;
	}
}

/**
 * What is remembered under a name; an empty text for nothing.
 *
 * @param name The cookie's.
 */
export const recall = ( name: string ): string =>
	tried( () => read( name ) || sessionStorage.getItem( name ) ) ?? '';

/**
 * Remembers something, on all of the site.
 *
 * @see POPUP-10 POPUP-24
 * @param name  The cookie's.
 * @param value Its value.
 * @param days  For how long; nothing for the visit.
 */
export function remember( name: string, value: string, days?: number ): void {
	tried( () => {
		if ( days ) {
			keep( name, value, days );
		}
		if ( read( name ) !== value ) {
			sessionStorage.setItem( name, value );
		}
	} );
}
