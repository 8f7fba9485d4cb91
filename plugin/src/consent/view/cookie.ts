/**
 * Writes the cookie that `state.ts` reads.
 */
import { CONSENT } from '@brolga/contracts';
import Cookies from 'js-cookie';

/**
 * Keeps an answer for half a year.
 *
 * @see CONSENT-3
 * @param version What was asked.
 * @param granted The services that were agreed to.
 */
export function write( version: string, granted: readonly string[] ): void {
	const seconds = Math.floor( Date.now() / 1000 );
	Cookies.set(
		CONSENT.cookie,
		`${ version }.${ seconds }.${ granted.join( '~' ) }`,
		{
			expires: CONSENT.cookieDays,
			sameSite: 'Lax',
			secure: location.protocol === 'https:',
		}
	);
}
