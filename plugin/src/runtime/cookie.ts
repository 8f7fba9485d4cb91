/**
 * Cookies that services of the owner's keep, with the visitor's consent.
 */

const SECONDS_A_DAY = 86_400;

/** A cookie's value; empty where there is none. */
export const read = ( name: string ): string =>
	new RegExp( `(?:^|; )${ name }=([^;]*)` ).exec( document.cookie )?.[ 1 ] ??
	'';

/**
 * Keeps a value.
 *
 * @param name  The cookie's.
 * @param value Letters, digits and what else a cookie may hold.
 * @param days  For how long.
 */
export function keep( name: string, value: string, days: number ): void {
	// Browsers ignore an age that is no whole number.
	document.cookie = `${ name }=${ value }; path=/; max-age=${ Math.round(
		days * SECONDS_A_DAY
	) }; samesite=lax${ location.protocol === 'https:' ? '; secure' : '' }`;
}

/** Forgets it. */
export const forget = ( name: string ): void => keep( name, '', 0 );

/**
 * A number that nobody else has, in hexadecimal digits.
 *
 * @param bytes How long it is.
 */
export const unique = ( bytes: number ): string =>
	[ ...crypto.getRandomValues( new Uint8Array( bytes ) ) ]
		.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
		.join( '' );
