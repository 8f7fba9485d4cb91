/**
 * The three kinds of portfolio.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { PortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	name: string,
	title: string,
	attributes: Partial< PortfolioAttributes >
): Look => ( {
	name,
	title,
	attributes,
	isActive: [ 'layout', 'paging' ],
} );

export const variations = looks( [
	variation( 'grid', __( 'Portfolio', 'brolga' ), {
		layout: 'grid',
		paging: 'pages',
		columns: 3,
		postsNumber: 6,
	} ),
	variation( 'feature', __( 'Portfolio, large first item', 'brolga' ), {
		layout: 'feature',
		paging: 'pages',
		columns: 2,
		postsNumber: 5,
	} ),
	variation( 'more', __( 'Portfolio, load more', 'brolga' ), {
		layout: 'grid',
		paging: 'more',
		columns: 3,
		postsNumber: 6,
	} ),
] );
