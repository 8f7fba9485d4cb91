/**
 * `@brolga/track-clarity`: Microsoft Clarity. It records by itself.
 *
 * @see TRACK-5 TRACK-15 TRACK-16
 */
import { nameOf } from '../layer';
import { queued } from '../queue';
import { addScript } from '../script';
import type { Adapter, Service } from '../types';

export function start( { id, host }: Service ): Adapter {
	const clarity = queued( 'clarity' );
	clarity( 'consent' );
	addScript( `${ host }/tag/${ id }` );
	return {
		tell( event ) {
			if ( event.name !== 'page_view' ) {
				clarity( 'event', nameOf( event ) );
			}
		},
		stop() {
			// Its cookies, and then its recording.
			clarity( 'consent', false );
			clarity( 'stop' );
		},
	};
}
