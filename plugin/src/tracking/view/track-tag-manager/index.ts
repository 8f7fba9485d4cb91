/**
 * `@brolga/track-tag-manager`: Google Tag Manager. Its container counts visits
 * by itself, and finds leads in the data layer, where the site module puts them
 * also on pages without it. What its tags have started goes on until the page ends.
 *
 * @see TRACK-5 TRACK-15 TRACK-16 TRACK-21
 */
import { LEAD } from '@brolga/contracts';
import { layer, nameOf, parametersOf } from '../layer';
import { tellPlace } from '../place';
import { addScript } from '../script';
import type { Adapter, Service, TrackedEvent } from '../types';

/** What the container knows already. */
const KNOWN = [ 'page_view', LEAD.event ];

function tell( event: TrackedEvent ): void {
	if ( KNOWN.includes( event.name ) ) {
		return;
	}
	const { event_id, ...about } = parametersOf( event );
	layer().push( {
		event: nameOf( event ),
		event_id,
		...( 'items' in about ? { ecommerce: about } : about ),
	} );
}

export function start( { id, host }: Service ): Adapter {
	// A container that is there would count the visit again.
	if ( addScript( `${ host }/gtm.js?id=${ id }` ) ) {
		tellPlace();
		layer().push( { 'gtm.start': Date.now(), event: 'gtm.js' } );
	}
	return { tell, stop: () => location.reload() };
}
