/**
 * `@brolga/track-affiliate`: remembers whose link brought the visitor. Leads and
 * orders bring it along as a cookie.
 *
 * @see TRACK-18
 */
import { forget, keep } from '../../tracking/cookie';
import { REFERRAL } from '../../tracking/referral';
import type { Adapter } from '../../tracking/types';

interface Referral {
	readonly parameter: string;
	readonly days: number;
}

/** Who is named by an address; the last link counts. */
function named( address: string, parameter: string ): string | undefined {
	const name = URL.canParse( address )
		? new URL( address ).searchParams.get( parameter )
		: null;
	return /^[\w.@-]{1,64}$/.exec( name ?? '' )?.[ 0 ];
}

export function start( { parameter, days }: Referral ): Adapter {
	const { href, origin } = window.location;
	const { referrer } = document;
	const name =
		named( href, parameter ) ??
		// Who agreed only on the second page came by the first.
		( referrer.startsWith( `${ origin }/` )
			? named( referrer, parameter )
			: undefined );
	if ( name ) {
		keep( REFERRAL, name, days );
	}
	return {
		tell: () => undefined,
		stop() {
			forget( REFERRAL );
		},
	};
}
