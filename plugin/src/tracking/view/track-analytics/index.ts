/**
 * `@brolga/track-analytics`: Google Analytics 4.
 *
 * @see TRACK-5 TRACK-15 TRACK-16 TRACK-21
 */
import { gtag, nameOf, parametersOf } from '../layer';
import { tellPlace } from '../place';
import { addScript } from '../script';
import type { Adapter, Service } from '../types';

export function start( { id, host }: Service ): Adapter {
	const allow = ( may: boolean ): boolean =>
		Reflect.set( window, `ga-disable-${ id }`, ! may );
	allow( true );
	gtag( 'js', new Date() );
	tellPlace();
	// The page's visit is told like any other event, once.
	gtag( 'config', id, { send_page_view: false } );
	addScript( `${ host }/gtag/js?id=${ id }` );
	return {
		tell( event ) {
			gtag( 'event', nameOf( event ), {
				send_to: id,
				...parametersOf( event ),
			} );
		},
		stop() {
			allow( false );
		},
	};
}
