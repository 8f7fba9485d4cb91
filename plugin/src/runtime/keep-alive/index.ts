/**
 * `@brolga/keep-alive`: keeps the visitor's session fresh by a call, and says what
 * came of it to the page, to the console and, with alerts on, to the visitor.
 *
 * @see SESSION-2 SESSION-3 SESSION-5 SESSION-6 SESSION-7
 */
import { KEEP_ALIVE } from '@brolga/contracts';
import { config, renew } from '../config';
import { send } from '../http/send';

/** Tells the page how far a ping has come. */
const signal = ( name: string ): boolean =>
	document.dispatchEvent( new CustomEvent( `brolga:ping-${ name }` ) );

/**
 * Asks the current page to keep the visitor's session, past every cache, and
 * takes over the fresh tokens it answers with.
 *
 * @see SESSION-4 SESSION-15 SESSION-17
 * @return Whether the server said yes.
 */
export async function keepAlive(): Promise< boolean > {
	const url = new URL( window.location.href );
	url.hash = '';
	url.searchParams.set( 'update', 'true' );
	url.searchParams.set( 'r', String( Math.random() ) );
	try {
		const response = await send( url.href, { cache: 'no-store' } );
		if ( response.ok ) {
			// A page that answers something else has still been reached.
			const fresh: unknown = await response.json().catch( () => null );
			renew( Object( fresh ) as object );
		}
		return response.ok;
	} catch {
		return false;
	}
}

/** Makes the call. */
export async function ping(): Promise< void > {
	signal( 'start' );
	const kind = ( await keepAlive() ) ? 'success' : 'error';
	signal( `end-${ kind }` );
	const text = config().messages?.[ kind ] ?? KEEP_ALIVE.messages[ kind ];
	console.info( text );
	if ( KEEP_ALIVE.alerts ) {
		// Resolved by the page's import map.
		void import( /* webpackIgnore: true */ '@brolga/notices' ).then(
			( { show } ) => show( text, { kind, hang: KEEP_ALIVE.alertMs } ),
			() => undefined
		);
	}
}
