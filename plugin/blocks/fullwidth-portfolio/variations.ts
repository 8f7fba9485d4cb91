/**
 * The two kinds of fullwidth portfolio.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { FullwidthPortfolioAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: FullwidthPortfolioAttributes[ 'layout' ],
	title: string,
	description: string
): Look => ( {
	name: layout,
	title,
	description,
	attributes: { layout },
	isActive: [ 'layout' ],
} );

export const variations = looks( [
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
] );
