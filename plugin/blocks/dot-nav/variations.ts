/**
 * The two designs.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'dots',
		title: __( 'Dot navigation', 'brolga' ),
		attributes: { design: 'dots' },
		isActive: [ 'design' ],
	},
	{
		name: 'lines',
		title: __( 'Line navigation', 'brolga' ),
		attributes: { design: 'lines' },
		isActive: [ 'design' ],
	},
] );
