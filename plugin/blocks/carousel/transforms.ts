/**
 * Galleries and columns become carousels, and a carousel becomes columns again.
 */
import { createBlock, type Block } from '@wordpress/blocks';

interface Aligned {
	readonly align?: string;
}

const itemOf = ( blocks: readonly Block[] ): Block =>
	createBlock( 'brolga/carousel-item', {}, [ ...blocks ] );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( { align }: Aligned, images: readonly Block[] ) =>
				createBlock(
					'brolga/carousel',
					{
						align,
						design: 'images',
						desktop: 4,
						tablet: 3,
						phone: 2,
					},
					images.map( ( image ) => itemOf( [ image ] ) )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( { align }: Aligned, columns: readonly Block[] ) =>
				createBlock(
					'brolga/carousel',
					{ align, desktop: 3, tablet: 2, phone: 1 },
					columns.map( ( { innerBlocks } ) => itemOf( innerBlocks ) )
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/columns' ],
			transform: ( { align }: Aligned, items: readonly Block[] ) =>
				createBlock(
					'core/columns',
					{ align },
					items.map( ( { innerBlocks } ) =>
						createBlock( 'core/column', {}, innerBlocks )
					)
				),
		},
	],
};
