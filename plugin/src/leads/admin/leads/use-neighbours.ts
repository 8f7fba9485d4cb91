/**
 * The leads beside the one that is open.
 */
import { useRef } from '@wordpress/element';
import type { LeadRow } from '../../rest';

/** Those above and below in the list; 0: there is none. */
export interface Neighbours {
	readonly previous: number;
	readonly next: number;
}

/**
 * What stands above and below a lead. One that has just left the list, being
 * done where only new ones are shown, is remembered by where it stood.
 *
 * @see LEAD-51
 * @param leads The list; undefined: it is still on its way.
 * @param open  The lead that is open.
 */
export function useNeighbours(
	leads: readonly LeadRow[] | undefined,
	open: number
): Neighbours {
	const known = useRef( { id: 0, place: 0 } );
	const place = leads?.findIndex( ( { id } ) => id === open ) ?? -1;
	if ( place >= 0 ) {
		known.current = { id: open, place };
	}
	const isGone = place < 0 && known.current.id === open;
	if ( leads === undefined || ( place < 0 && ! isGone ) ) {
		return { previous: 0, next: 0 };
	}
	const stood = known.current.place;
	return {
		previous: leads[ stood - 1 ]?.id ?? 0,
		next: leads[ isGone ? stood : stood + 1 ]?.id ?? 0,
	};
}
