/**
 * `@brolga/track-carry`: while the visitor has not said whether a partner's name
 * may be kept, each page hands it to the next as the first one got it, in its
 * address, until they answer. Nothing is stored. Only on pages that ask, where referrals are on.
 *
 * @see TRACK-24
 */
import { consentFor, onConsent } from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';
import { named, referredBy } from '../referral';

interface PageConfig {
	readonly tracking: {
		readonly affiliate: { readonly parameter: string };
	};
}

const parameter = config< PageConfig >().tracking?.affiliate.parameter;
const name = parameter ? referredBy( parameter ) : '';

if (
	parameter &&
	name &&
	! named( location.href, parameter ) &&
	consentFor( 'affiliate' ) === 'waiting'
) {
	const before = location.href;
	const address = new URL( before );
	address.search +=
		( address.search ? '&' : '' ) +
		new URLSearchParams( { [ parameter ]: name } ).toString();
	const say = ( now: string ): void =>
		history.replaceState( history.state, '', now );
	say( address.href );
	// Whatever the answer is, the next page needs it no more.
	onConsent( () => location.href === address.href && say( before ) );
}
