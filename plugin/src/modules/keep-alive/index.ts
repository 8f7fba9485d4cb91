/**
 * `@brolga/keep-alive`: keeps the visitor's session fresh by a call, and says what
 * came of it to the page, to the console and, with alerts on, to the visitor.
 *
 * @see SESSION-2 SESSION-3 SESSION-5 SESSION-6 SESSION-7
 */
import { KEEP_ALIVE } from '@brolga/contracts';
import { config } from '../../runtime/config';

/** Tells the page how far a ping has come. */
const signal = ( name: string ): boolean =>
	document.dispatchEvent( new CustomEvent( `brolga:ping-${ name }` ) );

/** Makes the call. */
export async function ping(): Promise< void > {
	signal( 'start' );
	// Resolved by the page's import map, as the notices are.
	const isAlive = await import( /* webpackIgnore: true */ '@brolga/http' )
		.then( ( { keepAlive } ) => keepAlive() )
		.catch( () => false );
	const kind = isAlive ? 'success' : 'error';
	signal( `end-${ kind }` );
	const text = config().messages?.[ kind ] ?? KEEP_ALIVE.messages[ kind ];
	console.info( text );
	if ( KEEP_ALIVE.alerts ) {
		void import( /* webpackIgnore: true */ '@brolga/notices' ).then(
			( { show } ) => show( text, { kind, hang: KEEP_ALIVE.alertMs } ),
			() => undefined
		);
	}
}
