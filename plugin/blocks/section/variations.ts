/**
 * The inserter's four designs of a section.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'section',
		title: __( 'Section', 'brolga' ),
		isDefault: true,
		attributes: { align: 'full' },
		scope: [ 'inserter' ],
	},
	{
		name: 'picture',
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
		name: 'film',
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
	{
		name: 'waves',
		title: __( 'Section with waves', 'brolga' ),
		description: __( 'A colour between two shaped edges.', 'brolga' ),
		attributes: {
			align: 'full',
			dividerTop: 'wave',
			dividerBottom: 'wave',
			dividerBottomFlip: true,
			backgroundColor: 'surface',
		},
		scope: [ 'inserter' ],
	},
];
