/**
 * Two designs.
 */
import { __ } from '@wordpress/i18n';

export const variations = [
	{
		name: 'dropdown',
		title: __( 'Header search', 'brolga' ),
		description: __( 'The search opens below the header.', 'brolga' ),
		attributes: { design: 'dropdown' },
		isDefault: true,
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'unfold',
		title: __( 'Header search, inline', 'brolga' ),
		description: __( 'The field opens beside its button.', 'brolga' ),
		attributes: { design: 'unfold' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
];
