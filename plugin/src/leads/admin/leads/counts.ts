/**
 * How many leads there are, as people read it.
 */
import type { LeadStatus } from '@brolga/contracts';
import type { LeadPage } from '../../rest';
import { inUserLanguage } from '../../../admin/in-user-language';

/**
 * How many leads a tab has, as far as they were counted: `1,000+`.
 *
 * @param page The list with its counts.
 * @param tab  A status; empty: the inbox.
 */
export const countText = ( page: LeadPage, tab: LeadStatus | '' ): string => {
	const statuses: readonly LeadStatus[] =
		tab === '' ? [ 'new', 'open', 'done' ] : [ tab ];
	const count = statuses.reduce(
		( sum, status ) => sum + page.counts[ status ],
		0
	);
	const more = statuses.some( ( status ) => page.more.includes( status ) );
	return `${ inUserLanguage( count ) }${ more ? '+' : '' }`;
};
