/**
 * The inserter's two kinds of fullwidth portfolio.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { FullwidthPortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: FullwidthPortfolioAttributes[ 'layout' ],
	title: string,
	description: string
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	description,
	attributes: { layout },
	isDefault: layout === 'grid',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation(
		'grid',
		__( 'Full-width portfolio', 'brolga' ),
		__( 'Full-width projects with page numbers.', 'brolga' )
	),
	variation(
		'carousel',
		__( 'Full-width portfolio carousel', 'brolga' ),
		__( 'A row of projects that scrolls one group at a time.', 'brolga' )
	),
];
