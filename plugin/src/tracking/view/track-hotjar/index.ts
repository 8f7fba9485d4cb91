/**
 * `@brolga/track-hotjar`: Hotjar. It records by itself; a recording ends with
 * its page, since its script has no call that ends one.
 *
 * @see TRACK-5 TRACK-15 TRACK-16
 */
import { nameOf } from '../layer';
import { queued } from '../queue';
import { addScript } from '../script';
import type { Adapter, Service } from '../types';

/** The version of its script. */
const VERSION = 6;

export function start( { id, host }: Service ): Adapter {
	const hotjar = queued( 'hj' );
	Reflect.set( window, '_hjSettings', { hjid: Number( id ), hjsv: VERSION } );
	addScript( `${ host }/c/hotjar-${ id }.js?sv=${ VERSION }` );
	return {
		stop: () => location.reload(),
		tell( event ) {
			if ( event.name !== 'page_view' ) {
				hotjar( 'event', nameOf( event ) );
			}
		},
	};
}
