/**
 * The goals of a page's tests. A page without tests loads nothing for them.
 */
import { config } from '../runtime/config';
import { listen } from '../runtime/events';

/**
 * Loads what counts goals, and lets it hear of what happens meanwhile, too.
 *
 * @see NEWS-10 FORM-52 AB-14
 */
export function countGoals(): void {
	const page = config< { is_ab_testing_active: boolean } >();
	if ( page.is_ab_testing_active !== true || page.preview ) {
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
