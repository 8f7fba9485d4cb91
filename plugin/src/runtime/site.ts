/**
 * The one script of every page, small enough to be on it: takes the mark of a
 * page without scripts away, counts a lead, keeps the session.
 *
 * @see SITE-1 SITE-3
 */
import { config } from './config';
import { startKeepAlive } from './keep-alive';
import { countLead } from './lead';

function start(): void {
	if ( ! config().preview ) {
		countLead();
	}
}

// SESSION-1: a module runs when the page is ready; a timer keeps no page busy.
startKeepAlive();

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
