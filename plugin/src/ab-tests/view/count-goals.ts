/**
 * The goals of tests. A page that shows no test, and no goal of one that the
 * visitor has seen, loads nothing for them.
 */
import { listen } from '../../runtime/events';
import { LANDING } from '../../runtime/session';
import { passOn } from '../../runtime/site/pass-on';

/** What the page says of tests. */
export interface TestPage {
	readonly is_ab_testing_active: boolean;
}

/**
 * Whether the page is of use to a visitor who has seen a test elsewhere: it
 * holds a goal, ends an order or tracks visitors across pages.
 */
const isUseful = (): unknown =>
	/_ab_s/.test( document.cookie ) &&
	document.querySelector( '[class*=et_pb_ab_]' );

/** Keeps where the visit came from. Only the page that it begins with knows. @see AB-41 */
function remember(): void {
	try {
		sessionStorage[ LANDING ] ??= /utm_|gclid/.test( location.search )
			? 'campaign'
			: document.referrer;
	} catch {
		// A browser that keeps nothing.
	}
}

/**
 * Loads what counts goals, and lets it hear of what happens meanwhile, too.
 *
 * @see NEWS-10 FORM-52 AB-14 AB-43
 * @param page What the page says of tests.
 */
export function countGoals( page: Partial< TestPage > ): void {
	remember();
	if ( page.is_ab_testing_active || isUseful() ) {
		// Resolved by the page's import map.
		const goals = import( /* webpackIgnore: true */ '@brolga/goals' );
		listen( ( event ) => passOn( event, goals ) );
		goals.catch( () => undefined );
	}
}
