/**
 * Two designs.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'field',
		title: __( 'Search with suggestions', 'brolga' ),
		description: __( 'A field with a border.', 'brolga' ),
		attributes: { design: 'field' },
		isActive: [ 'design' ],
	},
	{
		name: 'line',
		title: __( 'Search with suggestions, underlined', 'brolga' ),
		description: __( 'For large headings and dark backgrounds.', 'brolga' ),
		attributes: { design: 'line' },
		isActive: [ 'design' ],
	},
] );
