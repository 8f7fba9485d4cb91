/**
 * `@brolga/track-affiliate`: remembers whose link brought the visitor. Leads,
 * sign-ups and orders bring it along as a cookie.
 *
 * @see TRACK-18 TRACK-23 TRACK-24
 */
import { forget, keep } from '../../../runtime/cookie';
import { REFERRAL, referredBy } from '../referral';
import type { Adapter } from '../types';

interface Referral {
	readonly parameter: string;
	readonly days: number;
}

export function start( { parameter, days }: Referral ): Adapter {
	const name = referredBy( parameter );
	if ( name ) {
		keep( REFERRAL, encodeURIComponent( name ), days );
	}
	return {
		tell: () => undefined,
		stop() {
			forget( REFERRAL );
		},
	};
}
