/**
 * A carousel as the visitor will see it, with a row that scrolls in the place
 * of one that moves.
 */
import { BlockControls, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import {
	BlockAppender,
	BlockPanels,
	lazySettings,
	type Template,
} from '@brolga/editor';
import { SlidesTrack } from '@brolga/editor-slides';
import type { CarouselAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "slides" */ './panels' )
);

const TEMPLATE: Template[] = [
	[ 'brolga/carousel-item', {} ],
	[ 'brolga/carousel-item', {} ],
	[ 'brolga/carousel-item', {} ],
	[ 'brolga/carousel-item', {} ],
];

const DEVICES = [ 'desktop', 'tablet', 'phone' ] as const;

/** The owner's numbers, as the style sheet reads them. */
const styleOf = ( attributes: CarouselAttributes ): CSSProperties =>
	Object.fromEntries(
		DEVICES.map( ( device ) => [
			`--brolga-carousel-${ device }`,
			attributes[ device ] > 0
				? String( attributes[ device ] )
				: 'initial',
		] )
	);

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< CarouselAttributes > ) => {
	const blockProps = useBlockProps( {
		className: `is-${ attributes.design }`,
		style: styleOf( attributes ),
	} );
	const settings = { attributes, setAttributes };

	return (
		<div { ...blockProps }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/carousel-item"
				label={ __( 'Add item', 'brolga' ) }
			/>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						isPressed={ attributes.autoplay }
						onClick={ () =>
							setAttributes( { autoplay: ! attributes.autoplay } )
						}
					>
						{ __( 'Autoplay', 'brolga' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<SlidesTrack
				block="wp-block-brolga-carousel"
				template={ TEMPLATE }
			/>
		</div>
	);
};
