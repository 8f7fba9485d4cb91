/**
 * How many subscribers there are, by their status. Pure.
 */
import type { SubscriberPage } from '../../rest/subscribers';
import { STATUS } from './words';

/** How many have a status, by list. */
export type Lists = SubscriberPage[ 'lists' ];

/**
 * How many have a status.
 *
 * @param lists  What was counted.
 * @param list   In one list; empty: in all of them.
 * @param status The status; empty: any.
 */
export const countOf = ( lists: Lists, list: string, status: string ): number =>
	Object.entries( lists )
		.filter( ( [ name ] ) => list === '' || name === list )
		.flatMap( ( [ , counts ] ) => Object.entries( counts ) )
		.filter( ( [ name ] ) => status === '' || name === status )
		.reduce( ( total, [ , number ] ) => total + number, 0 );

/**
 * The statuses that have a tab: all together, the confirmed, and those that
 * somebody has.
 *
 * @param lists What was counted.
 * @param list  The list that is shown; empty: all of them.
 */
export const tabsOf = ( lists: Lists, list: string ): readonly string[] => [
	'',
	...Object.keys( STATUS ).filter(
		( name ) => name === 'confirmed' || countOf( lists, list, name ) > 0
	),
];

/** Whether a page shows spam and nothing else. */
export const isAllSpam = ( page: SubscriberPage | undefined ): boolean =>
	page?.items.every( ( { status } ) => status === 'spam' ) === true;

/** Where older subscribers go on; null: there are none. */
export const nextOf = ( page: SubscriberPage | undefined ): number | null =>
	page?.next || null;
