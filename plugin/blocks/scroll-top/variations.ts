/**
 * The two corners.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'end',
		title: __( 'Back to top', 'brolga' ),
		attributes: { side: 'end' },
		isActive: [ 'side' ],
	},
	{
		name: 'start',
		title: __( 'Back to top, other corner', 'brolga' ),
		attributes: { side: 'start' },
		isActive: [ 'side' ],
	},
] );
