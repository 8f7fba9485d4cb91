/**
 * The four designs of a section.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { looks } from '@brolga/editor';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	...looks( [
		{
			name: 'section',
			title: __( 'Section', 'brolga' ),
			attributes: {
				align: 'full',
				dividerTop: 'none',
				dividerBottom: 'none',
				dividerBottomFlip: false,
			},
			isActive: [ 'dividerTop', 'dividerBottom' ],
		},
		{
			name: 'waves',
			title: __( 'Section with waves', 'brolga' ),
			description: __( 'A color between two shaped edges.', 'brolga' ),
			attributes: {
				align: 'full',
				dividerTop: 'wave',
				dividerBottom: 'wave',
				dividerBottomFlip: true,
				backgroundColor: 'surface',
			},
			isActive: [ 'dividerTop', 'dividerBottom' ],
		},
	] ),
	{
		name: 'image',
		title: __( 'Section with an image', 'brolga' ),
		description: __(
			'A background image with a parallax effect.',
			'brolga'
		),
		attributes: {
			align: 'full',
			parallax: true,
			style: { dimensions: { minHeight: '60svh' } },
		},
		scope: [ 'inserter' ],
	},
	{
		name: 'video',
		title: __( 'Section with a video', 'brolga' ),
		description: __(
			'A silent video behind text. Visitors can pause it.',
			'brolga'
		),
		attributes: {
			align: 'full',
			style: { dimensions: { minHeight: '70svh' } },
		},
		scope: [ 'inserter' ],
	},
];
