/**
 * Tells what else asks for consent on the page: Google's tags by Consent Mode,
 * other plugins by the WP Consent API.
 */
import { told, type Services } from './model';

interface Others {
	readonly gtag?: ( ...words: unknown[] ) => void;
	readonly wp_set_consent?: ( category: string, value: string ) => void;
}

const others = window as unknown as Others;

/**
 * Tells of an answer.
 *
 * @param services Each service's category.
 * @param runs     Whether a service may run.
 */
export function tellOthers(
	services: Services,
	runs: ( service: string ) => boolean
): void {
	const { google, categories } = told( services, runs );
	if ( google ) {
		others.gtag?.( 'consent', 'update', google );
	}
	Object.entries( categories ).forEach( ( [ category, value ] ) =>
		others.wp_set_consent?.( category, value )
	);
}
