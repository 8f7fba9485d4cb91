/**
 * What an answer means to others: Consent Mode and the WP Consent API.
 */
import type { ConsentConfig } from '../../../runtime/consent/state';

/** Each service's category. */
export type Services = ConsentConfig[ 'consent' ][ 'services' ];

/** Services that bring Google's tags. */
const GOOGLE = [ 'tag-manager', 'analytics' ];

/**
 * Services whose own words say that they advertise. A video, a referral or the
 * shop's note of where an order came from is agreed to for itself alone, though
 * it is listed beside them.
 */
const ADVERTISING = [ 'tag-manager', 'marketing-automation' ];

const state = ( is: boolean ): string => ( is ? 'granted' : 'denied' );

/** What others are told. */
interface Told {
	/** Of Consent Mode; null: no service brings Google's tags. */
	readonly google: Readonly< Record< string, string > > | null;
	/** What the WP Consent API's categories are told. */
	readonly categories: Readonly< Record< string, string > >;
}

/**
 * What is told of an answer. A category is agreed to where all of it is: what
 * others run by it, nobody was asked about by name. So is advertising, which
 * follows the services that advertise and nothing else.
 *
 * @see CONSENT-15 CONSENT-19 CONSENT-22
 * @param services Each service's category.
 * @param runs     Whether a service may run.
 */
export function told(
	services: Services,
	runs: ( service: string ) => boolean
): Told {
	const ids = Object.keys( services );
	const agreed = ( is: ( id: string ) => boolean ): boolean => {
		const own = ids.filter( is );
		return own.length > 0 && own.every( runs );
	};
	const isOf =
		( category: string ) =>
		( id: string ): boolean =>
			services[ id ] === category;
	const google = GOOGLE.filter( ( id ) => services[ id ] );
	const advertises = agreed( ( id ) => ADVERTISING.includes( id ) );
	const preferences = agreed( isOf( 'preferences' ) );
	const statistics = agreed( isOf( 'statistics' ) );
	// Of what advertises, Tag Manager alone brings Google's tags.
	const ads = state( advertises && 'tag-manager' in services );
	const likes = state( preferences );
	const allow = ( is: boolean ): string => ( is ? 'allow' : 'deny' );
	return {
		google:
			google.length > 0
				? {
						ad_storage: ads,
						ad_user_data: ads,
						ad_personalization: ads,
						analytics_storage: state( google.some( runs ) ),
						functionality_storage: likes,
						personalization_storage: likes,
					}
				: null,
		categories: {
			preferences: allow( preferences ),
			statistics: allow( statistics ),
			'statistics-anonymous': allow( statistics ),
			marketing: allow( advertises ),
		},
	};
}
