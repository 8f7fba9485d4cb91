/**
 * The three kinds of filterable portfolio.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { FilterablePortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	name: string,
	title: string,
	attributes: Partial< FilterablePortfolioAttributes >
): Look => ( {
	name,
	title,
	attributes,
	isActive: [ 'filters', 'paging' ],
} );

export const variations = looks( [
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
] );
