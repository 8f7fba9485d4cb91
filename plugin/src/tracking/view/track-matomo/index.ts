/**
 * `@brolga/track-matomo`: Matomo's HTTP API. No script of its own is needed.
 *
 * @see TRACK-5 TRACK-15 TRACK-16 TRACK-21
 */
import { LEAD } from '@brolga/contracts';
import { page, referrer } from '@brolga/track-address';
import { tell as send } from '../beacon';
import { forget, keep, read, unique } from '../../../runtime/cookie';
import { itemsOf } from '../shop';
import type { Adapter, Service, TrackedEvent } from '../types';

/** Tells visitors apart, as Matomo's own cookie does. */
const VISITOR = 'brolga_matomo';
const VISITOR_DAYS = 393;

/** What is told of an event, beside what is told of all. */
function about( event: TrackedEvent ): Record< string, string > {
	const { name, data } = event;
	switch ( name ) {
		case 'page_view':
			return { action_name: document.title };
		case 'search':
			return { search: data.query ?? '' };
		case 'purchase':
			return {
				idgoal: '0',
				ec_id: data.order_id ?? '',
				revenue: data.value ?? '0',
				ec_items: JSON.stringify(
					itemsOf( event ).map( ( item ) => [
						item.item_id,
						item.item_name,
						'',
						item.price,
						item.quantity,
					] )
				),
			};
		default:
			return {
				e_c: name === LEAD.event ? 'lead' : 'site',
				e_a: name,
				e_n: data.form ?? data.title ?? data.source ?? '',
				ca: '1',
			};
	}
}

export function start( { id, host }: Service ): Adapter {
	const visitor =
		/^[\da-f]{16}$/.exec( read( VISITOR ) )?.[ 0 ] ?? unique( 8 );
	const view = unique( 3 );
	keep( VISITOR, visitor, VISITOR_DAYS );
	return {
		tell( event ) {
			const query = new URLSearchParams( {
				idsite: id,
				rec: '1',
				apiv: '1',
				rand: event.id,
				_id: visitor,
				pv_id: view,
				url: page(),
				urlref: referrer,
				...about( event ),
			} );
			send( `${ host }/matomo.php?${ query.toString() }` );
		},
		stop() {
			forget( VISITOR );
		},
	};
}
