/**
 * The two kinds of sliders.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'slider',
		title: __( 'Slider', 'brolga' ),
		attributes: { align: undefined, ratio: '16/9', minHeight: 0 },
		isActive: [ 'align' ],
	},
	{
		name: 'fullwidth',
		title: __( 'Full-width slider', 'brolga' ),
		description: __(
			'A slider across the full width of the window.',
			'brolga'
		),
		attributes: { align: 'full', ratio: 'auto', minHeight: 70 },
		isActive: [ 'align' ],
	},
] );
