/**
 * The inserter's kinds of post sliders.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'cover',
		title: __( 'Post slider', 'brolga' ),
		description: __( 'Words on the posts’ pictures.', 'brolga' ),
		isDefault: true,
		attributes: { design: 'cover' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'panel',
		title: __( 'Post slider with a plate', 'brolga' ),
		description: __( 'Words on a plate before the pictures.', 'brolga' ),
		attributes: { design: 'panel', scheme: 'light', overlay: 0 },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'fullwidth',
		title: __( 'Fullwidth post slider', 'brolga' ),
		description: __(
			'Posts from one edge of the window to the other.',
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
