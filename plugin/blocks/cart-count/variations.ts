/**
 * The two designs.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'icon',
		title: __( 'Cart count', 'brolga' ),
		attributes: { design: 'icon' },
		isActive: [ 'design' ],
	},
	{
		name: 'words',
		title: __( 'Cart count in words', 'brolga' ),
		attributes: { design: 'words' },
		isActive: [ 'design' ],
	},
] );
