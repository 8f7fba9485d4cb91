/**
 * The one script of every page, small enough to be on it: takes the mark of a
 * page without scripts away, counts leads and goals, keeps the session, and
 * fetches what a visitor begins to use.
 *
 * @see SITE-1 SITE-3 SITE-21
 */
import { PAGE } from '@brolga/contracts';
import { config } from '../config';
import { countGoals, type TestPage } from '../../ab-tests/view/count-goals';
import { startKeepAlive } from './keep-alive';
import { countForms, countLead } from '../../leads/view/count-leads';
import { fetchLater } from './views';

const page = config< TestPage >();

// SESSION-1: a module runs when the page is ready; a timer keeps no page busy.
startKeepAlive();
fetchLater();
if ( ! page.preview ) {
	countForms();
	countGoals( page );
}

// The page was left, or loaded anew, while something lay over it. @see SITE-160
if ( ( history.state as { brolgaOver?: string } | null )?.brolgaOver ) {
	history.back();
}

function loaded(): void {
	const { classList } = document.body;
	classList.remove( 'no-js' );
	setTimeout( () => classList.remove( PAGE.preloadClass ), PAGE.preloadMs );
	if ( ! page.preview ) {
		countLead();
	}
}

if ( document.readyState === 'complete' ) {
	loaded();
} else {
	addEventListener( 'load', loaded );
}
