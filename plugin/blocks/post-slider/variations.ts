/**
 * The kinds of post sliders.
 */
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations = looks( [
	{
		name: 'cover',
		title: __( 'Post slider', 'brolga' ),
		description: __( 'Text on the posts’ featured images.', 'brolga' ),
		attributes: {
			design: 'cover',
			scheme: 'dark',
			overlay: 50,
			align: undefined,
			ratio: '16/9',
			minHeight: 0,
		},
		isActive: [ 'design', 'align' ],
	},
	{
		name: 'panel',
		title: __( 'Post slider with a text panel', 'brolga' ),
		description: __( 'Text on a panel in front of the images.', 'brolga' ),
		attributes: { design: 'panel', scheme: 'light', overlay: 0 },
		isActive: [ 'design' ],
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
	},
] );
