/**
 * `@brolga/track-marketing-automation`: tells the owner's marketing service of
 * visits and of what comes of them. A lead has the id that the server's call
 * about it has.
 *
 * @see TRACK-6 TRACK-15 TRACK-16 TRACK-17 TRACK-21
 */
import { page, referrer } from '@brolga/track-address';
import { tell as send } from '../beacon';
import { forget, keep, read, unique } from '../../../runtime/cookie';
import { keptReferral } from '../referral';
import type { Adapter, Service } from '../types';

/** Recognises the visitor. */
const VISITOR = 'brolga_visitor';
const VISITOR_DAYS = 365;

export function start( { id, host }: Service ): Adapter {
	const visitor =
		/^[\da-f]{32}$/.exec( read( VISITOR ) )?.[ 0 ] ?? unique( 16 );
	keep( VISITOR, visitor, VISITOR_DAYS );
	return {
		tell( event ) {
			send(
				`${ host }/events`,
				JSON.stringify( {
					site: id,
					event: event.name,
					event_id: event.id,
					visitor,
					referral: keptReferral(),
					page: page(),
					title: document.title,
					referrer,
					data: event.data,
				} )
			);
		},
		stop() {
			forget( VISITOR );
		},
	};
}
