/**
 * The one script of every page, small enough to be on it: takes the mark of a
 * page without scripts away, counts leads and goals, keeps the session.
 *
 * @see SITE-1 SITE-3 SITE-21
 */
import { PAGE } from '@brolga/contracts';
import { config } from '../runtime/config';
import { countGoals } from './goals';
import { startKeepAlive } from './keep-alive';
import { countForms, countLead } from './lead';

/** Whether a link leads to a place on this page, the skip link's apart. */
const isAnchor = ( { hash, pathname }: HTMLAnchorElement | HTMLAreaElement ) =>
	/^#(?!wp--)/.test( hash ) && pathname === location.pathname;

function start(): void {
	// NAV-1: resolved by the page's import map, where there is use for it.
	if ( [ ...document.links ].some( isAnchor ) ) {
		void import( /* webpackIgnore: true */ '@brolga/anchors' );
	}
	if ( ! config().preview ) {
		countLead();
	}
}

// SESSION-1: a module runs when the page is ready; a timer keeps no page busy.
startKeepAlive();
countForms();
countGoals();

function loaded(): void {
	const { classList } = document.body;
	classList.remove( 'no-js' );
	setTimeout( () => classList.remove( PAGE.preloadClass ), PAGE.preloadMs );
	// Safari has no idle callback.
	( window.requestIdleCallback ?? setTimeout )( start );
}

if ( document.readyState === 'complete' ) {
	loaded();
} else {
	addEventListener( 'load', loaded );
}
