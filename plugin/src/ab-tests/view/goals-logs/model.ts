/**
 * What is remembered until a goal is reached on another page. Pure.
 */
import type { Worth } from '../goals/model';

/** What is remembered, as its cookie is named. */
export type Log = 'shop_log' | 'comment_log' | 'shortcode_track';

/** A page that tracks visitors has been reached. @see AB-13 */
export const TRACKED: Worth = { record: 'con_short' };

/** The most tests that one log names: the last ones. */
const MOST = 20;

/**
 * The tests that a log names, as `12.12-2`.
 *
 * @param log The cookie's value.
 */
export const testsIn = ( log = '' ): string[] =>
	log.split( '.' ).filter( Boolean );

/**
 * A log without a test.
 *
 * @param log The cookie's value.
 * @param key The test's.
 */
export const withoutTest = ( log: string | undefined, key: string ): string =>
	testsIn( log )
		.filter( ( other ) => other !== key )
		.join( '.' );

/**
 * A log with a test more.
 *
 * @see AB-33
 * @param log The cookie's value.
 * @param key The test's.
 */
export const withTest = ( log: string | undefined, key: string ): string =>
	[ ...testsIn( withoutTest( log, key ) ), key ].slice( -MOST ).join( '.' );
