/**
 * One item, filled in where it stands; an empty one offers what its carousel's
 * design is made of.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { Template } from '@brolga/editor';
import type { CarouselItemAttributes } from '../../src/contracts/attributes';

const IMAGE: Template = [ 'core/image', {} ];
const line = ( placeholder: string ): Template => [
	'core/paragraph',
	{ placeholder },
];

const TEMPLATES: Readonly< Record< string, Template[] > > = {
	cards: [
		IMAGE,
		[
			'core/heading',
			{ level: 3, placeholder: __( 'Title of this item', 'brolga' ) },
		],
		line( __( 'A short description', 'brolga' ) ),
	],
	images: [ IMAGE, line( __( 'Caption of this image', 'brolga' ) ) ],
	logos: [ IMAGE ],
};

interface Props extends BlockEditProps< CarouselItemAttributes > {
	readonly context: { readonly 'brolga/carouselDesign'?: string };
}

export const Edit = ( { context }: Props ) => {
	const content = useInnerBlocksProps( useBlockProps(), {
		template: TEMPLATES[ context[ 'brolga/carouselDesign' ] ?? 'cards' ],
		templateLock: false,
	} );
	return <div { ...content } />;
};
