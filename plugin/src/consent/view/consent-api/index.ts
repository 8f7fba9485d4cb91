/**
 * `@brolga/consent-api`: takes over what visitors answer to another plugin's
 * banner, as far as the WP Consent API tells. On sites whose own banner is off.
 *
 * @see CONSENT-20
 */
import { write } from '../cookie';
import {
	answerTo,
	tellConsent,
	type ConsentConfig,
} from '../../../runtime/consent/state';
import { config } from '../../../runtime/config';

interface Api {
	readonly wp_has_consent?: ( category: string ) => boolean;
}

const asked = config< ConsentConfig >().consent;

const take = (): void => {
	const has = ( window as unknown as Api ).wp_has_consent;
	if ( ! asked || ! has ) {
		return;
	}
	const services = Object.entries( asked.services );
	if (
		services.some(
			( [ id, category ] ) => answerTo( id, asked ) !== has( category )
		)
	) {
		write(
			asked.version,
			services.flatMap( ( [ id, category ] ) =>
				has( category ) ? id : []
			)
		);
		tellConsent();
	}
};

take();
for ( const type of [
	'wp_consent_type_defined',
	'wp_listen_for_consent_change',
] ) {
	document.addEventListener( type, take );
}
