/**
 * Tells what else asks for consent on the page: Google's tags by Consent Mode,
 * other plugins by the WP Consent API.
 */
import type { ConsentIsland } from '../../consent/state';

type Services = ConsentIsland[ 'consent' ][ 'services' ];

interface Others {
	readonly gtag?: ( ...words: unknown[] ) => void;
	readonly wp_set_consent?: ( category: string, value: string ) => void;
}

const others = window as unknown as Others;

/** Services that bring Google's tags. */
const GOOGLE = [ 'tag-manager', 'analytics' ];

/** The categories of the WP Consent API that somebody may refuse. */
const CATEGORIES = [
	'preferences',
	'statistics',
	'statistics-anonymous',
	'marketing',
];

/**
 * Tells of an answer. A category is agreed to where all of it is: what others
 * run by it, nobody was asked about by name.
 *
 * @see CONSENT-15 CONSENT-19
 * @param services Each service's category.
 * @param runs     Whether a service may run.
 */
export function tellOthers(
	services: Services,
	runs: ( service: string ) => boolean
): void {
	const ids = Object.keys( services );
	const agreed = ( category: string ): boolean => {
		const own = ids.filter( ( id ) => services[ id ] === category );
		return own.length > 0 && own.every( runs );
	};
	const google = GOOGLE.filter( ( id ) => services[ id ] );
	if ( google.length > 0 ) {
		const state = ( is: boolean ): string => ( is ? 'granted' : 'denied' );
		const ads = state( agreed( 'marketing' ) );
		const preferences = state( agreed( 'preferences' ) );
		others.gtag?.( 'consent', 'update', {
			ad_storage: ads,
			ad_user_data: ads,
			ad_personalization: ads,
			analytics_storage: state( google.some( runs ) ),
			functionality_storage: preferences,
			personalization_storage: preferences,
		} );
	}
	CATEGORIES.forEach( ( category ) =>
		others.wp_set_consent?.(
			category,
			agreed( category.replace( '-anonymous', '' ) ) ? 'allow' : 'deny'
		)
	);
}
