/**
 * A Query Loop becomes this block, and this block a Query Loop.
 */
import { fromQuery, toQuery } from '@brolga/editor-posts';

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/query' ],
			transform: fromQuery( 'brolga/blog' ),
		},
	],
	to: [ { type: 'block', blocks: [ 'core/query' ], transform: toQuery } ],
};
