/**
 * The inserter's carousels: each a design with items that suit it.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

const items = ( count: number ): [ string ][] =>
	Array.from( { length: count }, () => [ 'brolga/carousel-item' ] );

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'cards',
		title: __( 'Card carousel', 'brolga' ),
		description: __(
			'An image, a heading and a short text for each item.',
			'brolga'
		),
		isDefault: true,
		attributes: { design: 'cards', desktop: 3, tablet: 2, phone: 1 },
		innerBlocks: items( 4 ),
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'images',
		title: __( 'Image carousel', 'brolga' ),
		description: __( 'Images, each with a caption.', 'brolga' ),
		attributes: { design: 'images', desktop: 4, tablet: 3, phone: 2 },
		innerBlocks: items( 5 ),
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'logos',
		title: __( 'Logo carousel', 'brolga' ),
		description: __( 'Logos that scroll automatically.', 'brolga' ),
		attributes: {
			design: 'logos',
			desktop: 5,
			tablet: 4,
			phone: 2,
			autoplay: true,
		},
		innerBlocks: items( 6 ),
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
];
