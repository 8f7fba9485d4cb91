/**
 * How many subscribers there are, by their status, and what is known of one. Pure.
 */
import { __ } from '@wordpress/i18n';
import type { Subscriber, SubscriberPage } from '../../rest/subscribers';
import { exactly } from '../../../admin/exactly';
import { sendsPosts } from '../../rest/local-lists';
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
 * The lists with readers to whom nothing is sent.
 *
 * @see NEWS-640
 * @param lists What was counted.
 * @param list  The list that is shown; empty: all of them.
 */
export const silentLists = ( lists: Lists, list: string ): readonly string[] =>
	Object.keys( lists ).filter(
		( name ) =>
			( list === '' || name === list ) &&
			! sendsPosts( name ) &&
			countOf( lists, name, 'confirmed' ) > 0
	);

/**
 * What a list sends, for somebody who is about to import into it.
 *
 * @see NEWS-760
 * @param list Its id.
 */
export const whatListSends = ( list: string ): string =>
	sendsPosts( list )
		? __( 'New posts are emailed to this list.', 'brolga' )
		: __(
				'Brolga sends nothing to this list. To email new posts to these people, enter new-posts-at-once, new-posts-daily or new-posts-weekly.',
				'brolga'
			);

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

/**
 * What is known of a subscriber: names of facts, and the facts; none is empty.
 *
 * @param subscriber Somebody in a list.
 */
export const factsOf = (
	subscriber: Subscriber
): readonly ( readonly [ name: string, fact: string ] )[] => {
	const { name, list, status, fields, consent } = subscriber;
	return (
		[
			[ __( 'Name', 'brolga' ), name ],
			[ __( 'List', 'brolga' ), list ],
			[ __( 'Status', 'brolga' ), STATUS[ status ] ?? status ],
			...fields.map( ( { label, text } ) => [ label, text ] as const ),
			[ __( 'Agreed to', 'brolga' ), consent.text ],
			[ __( 'Agreed on', 'brolga' ), exactly( consent.at ) ],
			[ __( 'Page', 'brolga' ), consent.page ],
		] as const
	 ).filter( ( [ , fact ] ) => fact !== '' );
};
