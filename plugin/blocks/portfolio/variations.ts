/**
 * The inserter's two kinds of portfolio.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { PortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: PortfolioAttributes[ 'layout' ],
	title: string,
	more: Partial< PortfolioAttributes > = {}
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	attributes: { layout, ...more },
	isDefault: layout === 'grid',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'grid', __( 'Portfolio', 'brolga' ) ),
	variation( 'feature', __( 'Portfolio, first one large', 'brolga' ), {
		columns: 2,
		postsNumber: 5,
	} ),
];
