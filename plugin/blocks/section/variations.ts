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
		title: __( 'Section with a picture', 'brolga' ),
		description: __(
			'A picture that moves more slowly than the page.',
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
		title: __( 'Section with a film', 'brolga' ),
		description: __(
			'A silent film behind words; visitors can pause it.',
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
		description: __( 'A colour between two drawn edges.', 'brolga' ),
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
