/**
 * What the island says of tests.
 */
import { AB } from '@brolga/contracts';
import { config } from '@brolga/runtime';

/** A test of the page. */
interface Test {
	readonly test_id: number | string;
	/** What it is decided by. */
	readonly goal?: string;
}

/** @see AB-29 */
interface Island {
	readonly ab_bounce_rate: number;
	readonly is_shortcode_tracking: boolean;
	readonly unique_test_id: string;
	readonly ab_tests: readonly Test[];
}

export const island = config< Island >();

/** What the page's tests are decided by. */
export const tests = new Map(
	island.ab_tests?.map( ( { test_id, goal } ) => [ String( test_id ), goal ] )
);

/**
 * A cookie's name: `et_pb_ab_{record_type}_{key}{unique_test_id}`, and others
 * like it.
 *
 * @see AB-5
 * @param type The record's type, or what it is.
 * @param key  The test's.
 */
export const nameOf = ( type: string, key: string ): string =>
	`${ AB.cookiePrefix }${ type }_${ key }${ island.unique_test_id ?? '' }`;
