/**
 * Who referred the visitor: the name in a partner's link, and the cookie that
 * keeps it, which the server reads, too.
 */
import { TRACKING } from '@brolga/contracts';
import { read } from '../../runtime/cookie';

export const REFERRAL = 'brolga_referral';

/** White space as PHP takes it, what steers a terminal, and what turns the direction of a text. */
const SPACE = /[\s\p{Z}\u0085\u180E]+/gu;
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A partner's name as it is kept: in any alphabet, with what stands in names.
 *
 * @see TRACK-23
 * @param typed As the link has it.
 */
export const referralName = ( typed: string ): string =>
	[ ...typed.normalize().replace( SPACE, ' ' ).replace( UNSEEN, '' ).trim() ]
		.slice( 0, TRACKING.referralLength )
		.join( '' )
		.trim();

/**
 * The partner that a link names.
 *
 * @param address   The link's.
 * @param parameter What names them.
 * @return Empty where it names none.
 */
export const named = ( address: string, parameter: string ): string =>
	referralName(
		new URL( address, location.href ).searchParams.get( parameter ) ?? ''
	);

/**
 * The partner that brought the visitor to this page, or to the one before it on
 * this site; the last link counts.
 *
 * @param parameter What names them.
 */
export function referredBy( parameter: string ): string {
	const { href, origin } = window.location;
	const { referrer } = document;
	return (
		named( href, parameter ) ||
		( referrer.startsWith( `${ origin }/` )
			? named( referrer, parameter )
			: '' )
	);
}

/** The name that is kept; empty: none. */
export function keptReferral(): string {
	try {
		return decodeURIComponent( read( REFERRAL ) );
	} catch {
		// Somebody else has written it.
		return '';
	}
}
