/**
 * `@brolga/track-analytics`: Google Analytics 4.
 *
 * @see TRACK-5 TRACK-15 TRACK-16 TRACK-21
 */
import { gtag, nameOf, parametersOf, tellPlace } from '../../tracking/layer';
import { addScript } from '../../tracking/script';
import type { Adapter, Place, Service } from '../../tracking/types';

export function start( { id, host }: Service, place: Place ): Adapter {
	const allow = ( may: boolean ): boolean =>
		Reflect.set( window, `ga-disable-${ id }`, ! may );
	allow( true );
	gtag( 'js', new Date() );
	tellPlace( place );
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
