/**
 * What is remembered for as long as a visit lasts.
 */

/** Where the visit came from: `campaign`, the address before, or nothing. */
export const LANDING = 'brolga_from';

/**
 * Whether something happens for the first time in this session; also in a
 * browser that keeps nothing.
 *
 * @param key   What happens.
 * @param value What is kept of the first time.
 */
export function firstTime( key: string, value = '1' ): boolean {
	try {
		const seen = sessionStorage.getItem( key ) !== null;
		if ( ! seen ) {
			sessionStorage.setItem( key, value );
		}
		return ! seen;
	} catch {
		return true;
	}
}
