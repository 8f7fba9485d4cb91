/**
 * The business's details for blocks that show them without being bound.
 */
import { useSelect } from '@wordpress/data';
import type { Business } from './model';
import { businessOf, type Select } from './source';

/**
 * The details; undefined: not wanted, or still on their way.
 *
 * @param isWanted Whether they are asked for.
 */
export const useBusiness = ( isWanted: boolean ): Business | undefined =>
	useSelect(
		( select ) =>
			isWanted ? businessOf( select as unknown as Select ) : undefined,
		[ isWanted ]
	);
