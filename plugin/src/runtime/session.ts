/**
 * What is remembered for as long as a visit lasts.
 */

/** Where the visit came from: `campaign`, the address before, or nothing. */
export const LANDING = 'brolga_from';

/**
 * Whether something happens for the first time in this session; also in a
 * browser that keeps nothing.
 *
 * @param key What happens.
 */
export function firstTime( key: string ): boolean {
	try {
		const seen = key in sessionStorage;
		sessionStorage[ key ] = '1';
		return ! seen;
	} catch {
		return true;
	}
}
