/**
 * Keeps the visitor's session fresh: every twelve hours it fetches what makes the
 * call, and says itself that there was none where that cannot be fetched.
 *
 * @see SESSION-1 SESSION-6 SESSION-7 SESSION-14
 */
import { KEEP_ALIVE } from '@brolga/contracts';
import { config } from '../config';

/** Says what a call would have that reached nobody. */
function fail(): void {
	for ( const name of [ 'start', 'end-error' ] ) {
		document.dispatchEvent( new CustomEvent( `brolga:ping-${ name }` ) );
	}
	// By its name: the rest of the constant stays out of the script.
	console.info( config().messages?.error ?? KEEP_ALIVE.messages.error );
}

/** Has the call made; a hidden tab waits until it is shown again. */
function ping(): void {
	if ( document.hidden ) {
		// However often: a listener that is there is not added again.
		document.addEventListener( 'visibilitychange', ping, { once: true } );
	} else {
		// Resolved by the page's import map: nothing is loaded before.
		import( /* webpackIgnore: true */ '@brolga/keep-alive' ).then(
			( module ) => module.ping(),
			fail
		);
	}
}

/** Starts the timer. */
export const startKeepAlive = (): void =>
	void setInterval( ping, KEEP_ALIVE.intervalMs );
