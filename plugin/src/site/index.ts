/**
 * The one script of every page, small enough to be on it: takes the mark of a
 * page without scripts away, counts leads and goals, keeps the session.
 *
 * @see SITE-1 SITE-3
 */
import { config } from '../runtime/config';
import { countGoals } from './goals';
import { startKeepAlive } from './keep-alive';
import { countForms, countLead } from './lead';

function start(): void {
	if ( ! config().preview ) {
		countLead();
	}
}

// SESSION-1: a module runs when the page is ready; a timer keeps no page busy.
startKeepAlive();
countForms();
countGoals();

function loaded(): void {
	document.body.classList.remove( 'no-js' );
	// Safari has no idle callback.
	( window.requestIdleCallback ?? setTimeout )( start );
}

if ( document.readyState === 'complete' ) {
	loaded();
} else {
	window.addEventListener( 'load', loaded );
}
