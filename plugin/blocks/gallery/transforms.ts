/**
 * Core's galleries and images become galleries, and galleries core's again.
 */
import { createBlock, type Block } from '@wordpress/blocks';

/** What we read of a core/gallery and write to one. */
type CoreGallery = { readonly align?: string; readonly columns?: number };

const LARGEST = 6;

/** Core's images link nowhere by themselves; ours open by the gallery. */
const imageOf = ( { attributes }: Block ): Block => {
	const { id, url, alt, caption } = attributes;
	return createBlock( 'core/image', { id, url, alt, caption } );
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: (
				{ align, columns }: CoreGallery,
				images: readonly Block[]
			) =>
				createBlock(
					'brolga/gallery',
					{
						...( align && { align } ),
						...( columns && {
							columns: Math.min( LARGEST, columns ),
						} ),
					},
					images.map( imageOf )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			isMultiBlock: true,
			transform: ( images: readonly object[] ) =>
				createBlock(
					'brolga/gallery',
					{},
					images.map( ( attributes ) =>
						imageOf( { attributes } as Block )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: (
				{ align, columns }: CoreGallery,
				images: readonly Block[]
			) =>
				createBlock(
					'core/gallery',
					{ ...( align && { align } ), columns, linkTo: 'media' },
					images.map( imageOf )
				),
		},
	],
};
