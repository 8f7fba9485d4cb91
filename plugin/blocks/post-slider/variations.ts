/**
 * The inserter's kinds of post sliders.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'cover',
		title: __( 'Post slider', 'brolga' ),
		description: __( 'Text on the posts’ featured images.', 'brolga' ),
		isDefault: true,
		attributes: { design: 'cover' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'panel',
		title: __( 'Post slider with a text panel', 'brolga' ),
		description: __( 'Text on a panel in front of the images.', 'brolga' ),
		attributes: { design: 'panel', scheme: 'light', overlay: 0 },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'fullwidth',
		title: __( 'Full-width post slider', 'brolga' ),
		description: __(
			'Posts across the full width of the window.',
			'brolga'
		),
		attributes: {
			design: 'cover',
			align: 'full',
			ratio: 'auto',
			minHeight: 70,
		},
		isActive: [ 'design', 'align' ],
		scope: [ 'inserter' ],
	},
];
