/**
 * Two designs.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'dropdown',
		title: __( 'Header search', 'brolga' ),
		description: __( 'The search opens below the header.', 'brolga' ),
		attributes: { design: 'dropdown' },
		isActive: [ 'design' ],
	},
	{
		name: 'unfold',
		title: __( 'Header search, inline', 'brolga' ),
		description: __( 'The field opens beside its button.', 'brolga' ),
		attributes: { design: 'unfold' },
		isActive: [ 'design' ],
	},
] );
