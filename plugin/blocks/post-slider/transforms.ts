/**
 * A Query Loop or a list of the latest posts becomes this block, and this block
 * a Query Loop.
 */
import { createBlock } from '@wordpress/blocks';
import { fromQuery, toQuery } from '@brolga/editor-posts';

/** What we read of a core/latest-posts. */
type LatestPosts = {
	readonly postsToShow?: number;
	readonly order?: 'asc' | 'desc';
	readonly orderBy?: string;
	readonly categories?: readonly { readonly id: number }[];
	readonly displayPostContent?: boolean;
	readonly displayPostDate?: boolean;
	readonly align?: string;
};

const fromLatestPosts = ( {
	postsToShow = 5,
	order = 'desc',
	orderBy = 'date',
	categories = [],
	displayPostContent = false,
	displayPostDate = false,
	align,
}: LatestPosts ) =>
	createBlock( 'brolga/post-slider', {
		postsNumber: postsToShow,
		order,
		orderBy: orderBy === 'title' ? 'title' : 'date',
		terms: categories.map( ( { id } ) => id ),
		showExcerpt: displayPostContent,
		showDate: displayPostDate,
		...( ( align === 'wide' || align === 'full' ) && { align } ),
	} );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/query' ],
			transform: fromQuery( 'brolga/post-slider' ),
		},
		{
			type: 'block',
			blocks: [ 'core/latest-posts' ],
			transform: fromLatestPosts,
		},
	],
	to: [ { type: 'block', blocks: [ 'core/query' ], transform: toQuery } ],
};
