/**
 * The inserter's four designs of a testimonial.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'plain',
		title: __( 'Testimonial', 'brolga' ),
		isDefault: true,
		attributes: { design: 'plain' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'card',
		title: __( 'Testimonial card', 'brolga' ),
		description: __( 'For several side by side, in columns.', 'brolga' ),
		attributes: { design: 'card', rating: 5 },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'large',
		title: __( 'Large testimonial', 'brolga' ),
		description: __( 'One sentence in the middle of the page.', 'brolga' ),
		attributes: { design: 'large', align: 'wide' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'side',
		title: __( 'Testimonial with a portrait to the side', 'brolga' ),
		attributes: { design: 'side' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
];
