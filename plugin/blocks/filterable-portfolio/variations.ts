/**
 * The inserter's two kinds of filterable portfolio.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { FilterablePortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	filters: FilterablePortfolioAttributes[ 'filters' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: filters,
	title,
	attributes: { filters },
	isDefault: filters === 'pills',
	isActive: [ 'filters' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'pills', __( 'Filterable portfolio', 'brolga' ) ),
	variation( 'line', __( 'Filterable portfolio, plain filters', 'brolga' ) ),
];
