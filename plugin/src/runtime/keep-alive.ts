/**
 * Keeps the visitor's session fresh: a call every twelve hours, and what came
 * of it said to the page, to the console and, with alerts on, to the visitor.
 *
 * @see SESSION-1 SESSION-2 SESSION-3 SESSION-7 SESSION-14
 */
import { KEEP_ALIVE } from '@brolga/contracts';
import { config } from './config';
import { keepAlive } from './http';

const signal = ( name: string ): boolean =>
	document.dispatchEvent( new CustomEvent( `brolga:ping-${ name }` ) );

async function ping(): Promise< void > {
	signal( 'start' );
	const kind = ( await keepAlive() ) ? 'success' : 'error';
	signal( `end-${ kind }` );
	const text = ( config().messages ?? KEEP_ALIVE.messages )[ kind ];
	console.info( text );
	if ( KEEP_ALIVE.alerts ) {
		// Resolved by the page's import map: nothing is loaded before.
		const { notices } = await import(
			/* webpackIgnore: true */ '@brolga/runtime'
		);
		notices.show( text, { kind, hang: KEEP_ALIVE.alertMs } );
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
