/**
 * What the page config says of tests.
 */
import { AB } from '@brolga/contracts';
import { config } from '@brolga/runtime';

/** A test of the page. */
interface Test {
	readonly test_id: number | string;
	/** What it is decided by. */
	readonly goal?: string;
	/** The events that reach it, where the goal has some of its own. */
	readonly on?: string;
	/** Whether they reach it wherever they happen. */
	readonly anywhere?: true;
}

/** @see AB-29 */
interface PageConfig {
	readonly ab_bounce_rate: number;
	readonly is_shortcode_tracking: boolean;
	readonly unique_test_id: string;
	readonly ab_tests: readonly Test[];
}

export const pageConfig = config< PageConfig >();

/** The page's tests by their keys. */
export const tests = new Map(
	pageConfig.ab_tests?.map( ( test ) => [ String( test.test_id ), test ] )
);

/** The tests of the page that one of some goals decides. */
export const testsWith = ( goals: RegExp ): string[] =>
	[ ...tests ]
		.filter( ( [ , { goal = '' } ] ) => goals.test( goal ) )
		.map( ( [ key ] ) => key );

/**
 * A cookie's name: `et_pb_ab_{record_type}_{key}{unique_test_id}`, and others
 * like it.
 *
 * @see AB-5
 * @param type The record's type, or what it is.
 * @param key  The test's.
 */
export const nameOf = ( type: string, key: string ): string =>
	`${ AB.cookiePrefix }${ type }_${ key }${ pageConfig.unique_test_id ?? '' }`;
