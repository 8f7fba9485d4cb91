/**
 * The inserter's two kinds of sliders.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'slider',
		title: __( 'Slider', 'brolga' ),
		isDefault: true,
		attributes: {},
		scope: [ 'inserter' ],
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
		scope: [ 'inserter' ],
	},
];
