/**
 * Videos, ours and core's, become a slider, and a slider becomes videos again.
 */
import { createBlock, switchToBlockType, type Block } from '@wordpress/blocks';

type Attributes = Record< string, unknown >;

const sliderOf = ( videos: readonly Block[] ): Block =>
	createBlock(
		'brolga/video-slider',
		{},
		videos.map( ( video ) =>
			createBlock( 'brolga/video-slide', {}, [ video ] )
		)
	);

/** What becomes of several blocks of a kind; videos know what core's are. */
const from = ( name: string ) => ( {
	type: 'block',
	blocks: [ name ],
	isMultiBlock: true,
	transform: ( all: readonly Attributes[] ) =>
		sliderOf(
			all.flatMap( ( attributes ) => {
				const block = createBlock( name, attributes );
				return name === 'brolga/video'
					? [ block ]
					: ( switchToBlockType( block, 'brolga/video' ) ?? [] );
			} )
		),
} );

export const transforms = {
	from: [ from( 'brolga/video' ), from( 'core/video' ) ],
	to: [
		{
			type: 'block',
			blocks: [ 'brolga/video' ],
			transform: ( _: Attributes, slides: readonly Block[] ) =>
				slides.flatMap( ( { innerBlocks } ) => innerBlocks ),
		},
	],
};
