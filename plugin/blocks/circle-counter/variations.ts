/**
 * The two kinds of circle counters.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'circle',
		title: __( 'Circle counter', 'brolga' ),
		attributes: { size: 225 },
		isActive: [ 'size' ],
	},
	{
		name: 'small',
		title: __( 'Small circle counter', 'brolga' ),
		attributes: { size: 120 },
		isActive: [ 'size' ],
	},
] );
