/**
 * The inserter's three kinds of portfolio.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { PortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	name: string,
	title: string,
	attributes: Partial< PortfolioAttributes >
): BlockVariation< Record< string, unknown > > => ( {
	name,
	title,
	attributes,
	isDefault: name === 'grid',
	isActive: [ 'layout', 'paging' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'grid', __( 'Portfolio', 'brolga' ), {
		layout: 'grid',
		paging: 'pages',
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
	} ),
];
