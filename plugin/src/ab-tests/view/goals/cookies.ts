/**
 * What is remembered of a visitor: cookies, and nothing else.
 *
 * @see AB-3 AB-5 AB-6 AB-33 AB-810
 */
import { AB, type AbRecordType } from '@brolga/contracts';
import Cookies from 'js-cookie';
import { isSubject } from './model';
import { nameOf } from './page';
import { visit } from './visit';

/** The cookies of tests. */
export const cookies = Cookies.withAttributes( {
	expires: AB.cookieDays,
	path: AB.cookiePath,
	sameSite: 'Lax',
	secure: location.protocol === 'https:',
} );

const TYPES: readonly AbRecordType[] = [
	'read_page',
	'read_goal',
	'view_goal',
	'click_goal',
	'con_goal',
	'con_short',
];

/**
 * The subject that the visitor was given, if it is one.
 *
 * @param key The test's.
 */
export const givenSubject = ( key: string ): string =>
	cookies.get( nameOf( 'subject', key ) ) ?? '';

/**
 * Keeps the subject that the visitor was given first.
 *
 * @param key     The test's.
 * @param subject Its id.
 */
export const giveSubject = ( key: string, subject: string ): unknown =>
	isSubject( key, givenSubject( key ) ) ||
	cookies.set( nameOf( 'subject', key ), subject );

/**
 * What has been recorded of the visitor and a test.
 *
 * @param key The test's.
 */
export const recordedOf = ( key: string ): AbRecordType[] =>
	TYPES.filter( ( type ) => cookies.get( nameOf( type, key ) ) );

/**
 * Remembers a record before it is sent, under a key that no other has. It ends
 * with what is known of the visit, for an order that counts without the browser.
 *
 * @param key  The test's.
 * @param type The record's.
 * @return The record's key; nothing where the browser keeps no cookies: nobody
 *         could say whether such a visitor has been counted.
 */
export function remember(
	key: string,
	type: AbRecordType
): string | undefined {
	const name = nameOf( type, key );
	const random = crypto.getRandomValues( new Uint32Array( 2 ) ).join( '' );
	const { device, source } = visit();
	cookies.set( name, `${ random }-${ device }-${ source }` );
	return cookies.get( name );
}
