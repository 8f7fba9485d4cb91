/**
 * Keeps the visitor's session fresh: a call every twelve hours, and what came
 * of it said to the page, to the console and, with alerts on, to the visitor.
 *
 * @see SESSION-1 SESSION-2 SESSION-3 SESSION-7 SESSION-14
 */
import { KEEP_ALIVE } from '@brolga/contracts';
import { config } from '../runtime/config';

const signal = ( name: string ): boolean =>
	document.dispatchEvent( new CustomEvent( `brolga:ping-${ name }` ) );

async function ping(): Promise< void > {
	signal( 'start' );
	// Resolved by the page's import map: nothing is loaded before.
	const isAlive = await import( /* webpackIgnore: true */ '@brolga/http' )
		.then( ( { keepAlive } ) => keepAlive() )
		.catch( () => false );
	const kind = isAlive ? 'success' : 'error';
	signal( `end-${ kind }` );
	// Each by its name: the rest of the constant stays out of the script.
	const text =
		config().messages?.[ kind ] ??
		( kind === 'error'
			? KEEP_ALIVE.messages.error
			: KEEP_ALIVE.messages.success );
	console.info( text );
	if ( KEEP_ALIVE.alerts ) {
		void import( /* webpackIgnore: true */ '@brolga/notices' ).then(
			( { show } ) => show( text, { kind, hang: KEEP_ALIVE.alertMs } ),
			() => undefined
		);
	}
}

/** Starts the timer. A hidden tab waits until it is shown again. */
export function startKeepAlive(): void {
	let due = false;
	const pingWhenSeen = (): void => {
		if ( due && ! document.hidden ) {
			due = false;
			void ping();
		}
	};
	setInterval( () => {
		due = true;
		pingWhenSeen();
	}, KEEP_ALIVE.intervalMs );
	document.addEventListener( 'visibilitychange', pingWhenSeen );
}
