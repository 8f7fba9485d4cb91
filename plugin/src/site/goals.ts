/**
 * The goals of tests. A page that shows no test, and no goal of one that the
 * visitor has seen, loads nothing for them.
 */
import { config } from '../runtime/config';
import { listen } from '../runtime/events';
import { firstTime, LANDING } from '../runtime/session';

/**
 * Whether the page is of use to a visitor who has seen a test elsewhere: it
 * holds a goal, ends an order or tracks visitors across pages.
 */
const isUseful = (): unknown =>
	/_ab_s/.test( document.cookie ) &&
	document.querySelector( '[class*=et_pb_ab_]' );

/**
 * Loads what counts goals, and lets it hear of what happens meanwhile, too.
 *
 * @see NEWS-10 FORM-52 AB-14 AB-43
 */
export function countGoals(): void {
	const page = config< { is_ab_testing_active: boolean } >();
	if ( page.preview ) {
		return;
	}
	// AB-41: only the page that a visit begins with knows.
	firstTime(
		LANDING,
		/utm_|gclid/.test( location.search ) ? 'campaign' : document.referrer
	);
	if ( page.is_ab_testing_active !== true && ! isUseful() ) {
		return;
	}
	// Resolved by the page's import map.
	const goals = import( /* webpackIgnore: true */ '@brolga/goals' );
	listen( ( event ) => {
		// A record that cannot be made keeps nobody.
		const heard = goals.then( ( { hear } ) => hear( event ) );
		event.wait?.( heard.catch( () => undefined ) );
	} );
	goals.catch( () => undefined );
}
