/**
 * The inserter's three kinds of filterable portfolio.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { FilterablePortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	name: string,
	title: string,
	attributes: Partial< FilterablePortfolioAttributes >
): BlockVariation< Record< string, unknown > > => ( {
	name,
	title,
	attributes,
	isDefault: name === 'pills',
	isActive: [ 'filters', 'paging' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'pills', __( 'Filterable portfolio', 'brolga' ), {
		filters: 'pills',
		paging: 'pages',
	} ),
	variation( 'line', __( 'Filterable portfolio, plain filters', 'brolga' ), {
		filters: 'line',
		paging: 'pages',
	} ),
	variation( 'more', __( 'Filterable portfolio, load more', 'brolga' ), {
		filters: 'pills',
		paging: 'more',
	} ),
];
