/**
 * A carousel as the visitor will see it, with a row that scrolls in the place
 * of one that moves.
 */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { BlockAppender, type Template } from '@brolga/editor';
import {
	ControlFields,
	MovementPanel,
	SlidesTrack,
} from '@brolga/editor-slides';
import { CAROUSEL } from '@brolga/contracts';
import type { CarouselAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [
	[ 'brolga/carousel-item', {} ],
	[ 'brolga/carousel-item', {} ],
	[ 'brolga/carousel-item', {} ],
	[ 'brolga/carousel-item', {} ],
];

type SettingsProps = Pick<
	BlockEditProps< CarouselAttributes >,
	'attributes' | 'setAttributes'
>;

const DEVICES = [
	[ 'desktop', __( 'On desktops', 'brolga' ) ],
	[ 'tablet', __( 'On tablets', 'brolga' ) ],
	[ 'phone', __( 'On phones', 'brolga' ) ],
] as const;

const VisibleSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Visible items', 'brolga' ) }>
		{ DEVICES.map( ( [ device, label ] ) => (
			<RangeControl
				key={ device }
				label={ label }
				help={
					attributes[ device ] === 0
						? __(
								'Enter 0 to fit the column automatically.',
								'brolga'
							)
						: undefined
				}
				value={ attributes[ device ] }
				min={ 0 }
				max={ CAROUSEL.maxVisible }
				onChange={ ( count ) =>
					setAttributes( { [ device ]: count ?? 0 } )
				}
				__next40pxDefaultSize
			/>
		) ) }
		<SelectControl
			label={ __( 'Design', 'brolga' ) }
			value={ attributes.design }
			options={ [
				{ value: 'cards', label: __( 'Cards', 'brolga' ) },
				{ value: 'images', label: __( 'Images', 'brolga' ) },
				{ value: 'logos', label: __( 'Logos', 'brolga' ) },
			] }
			onChange={ ( design ) => setAttributes( { design } ) }
			__next40pxDefaultSize
		/>
		<ControlFields
			placeholder={ __( 'Carousel', 'brolga' ) }
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
	</PanelBody>
);

/** The owner's numbers, as the style sheet reads them. */
const styleOf = ( attributes: CarouselAttributes ): CSSProperties =>
	Object.fromEntries(
		DEVICES.map( ( [ device ] ) => [
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
			<InspectorControls>
				<VisibleSettings { ...settings } />
				<MovementPanel { ...settings } />
			</InspectorControls>
			<SlidesTrack
				block="wp-block-brolga-carousel"
				template={ TEMPLATE }
			/>
		</div>
	);
};
