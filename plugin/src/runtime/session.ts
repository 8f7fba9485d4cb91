/**
 * What is remembered for as long as a visit lasts.
 */

/**
 * Whether something happens for the first time in this session; also in a
 * browser that keeps nothing.
 *
 * @param key What happens.
 */
export function firstTime( key: string ): boolean {
	try {
		const seen = sessionStorage.getItem( key ) !== null;
		sessionStorage.setItem( key, '1' );
		return ! seen;
	} catch {
		return true;
	}
}
