/**
 * A Query Loop or another portfolio becomes this block, and this block those.
 */
import { fromQuery, toPortfolio, toQuery } from '@brolga/editor-posts';

const PORTFOLIOS = [ 'brolga/portfolio', 'brolga/filterable-portfolio' ];

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/query' ],
			transform: fromQuery( 'brolga/fullwidth-portfolio' ),
		},
		{
			type: 'block',
			blocks: PORTFOLIOS,
			transform: toPortfolio( 'brolga/fullwidth-portfolio' ),
		},
	],
	to: [
		{ type: 'block', blocks: [ 'core/query' ], transform: toQuery },
		...PORTFOLIOS.map( ( name ) => ( {
			type: 'block',
			blocks: [ name ],
			transform: toPortfolio( name ),
		} ) ),
	],
};
