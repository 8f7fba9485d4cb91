/**
 * Two designs.
 */
import { __ } from '@wordpress/i18n';

export const variations = [
	{
		name: 'field',
		title: __( 'Search', 'brolga' ),
		description: __( 'A field with a border.', 'brolga' ),
		attributes: { design: 'field' },
		isDefault: true,
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'line',
		title: __( 'Search, underlined', 'brolga' ),
		description: __( 'For large headings and dark backgrounds.', 'brolga' ),
		attributes: { design: 'line' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
];
