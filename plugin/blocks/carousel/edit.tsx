/**
 * A carousel as the visitor will see it, with a row that scrolls in the place
 * of one that moves.
 */
import {
	BlockControls,
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToggleControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { BlockAppender, NoAppender, type Template } from '@brolga/editor';
import { CAROUSEL, SLIDER } from '@brolga/contracts';
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
						? __( '0: as many as suit the column.', 'brolga' )
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
				{ value: 'pictures', label: __( 'Pictures', 'brolga' ) },
				{ value: 'logos', label: __( 'Logos', 'brolga' ) },
			] }
			onChange={ ( design ) => setAttributes( { design } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Name for screen readers', 'brolga' ) }
			placeholder={ __( 'Carousel', 'brolga' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
			__next40pxDefaultSize
		/>
	</PanelBody>
);

const MovementSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Movement', 'brolga' ) }>
		<ToggleControl
			label={ __( 'Move on automatically', 'brolga' ) }
			help={ __(
				'Visitors can always pause. It never starts for those who asked for less motion.',
				'brolga'
			) }
			checked={ attributes.autoplay }
			onChange={ ( autoplay ) => setAttributes( { autoplay } ) }
		/>
		{ attributes.autoplay && (
			<RangeControl
				label={ __( 'Milliseconds between moves', 'brolga' ) }
				value={ attributes.speed || SLIDER.autoplayMs }
				min={ 2000 }
				max={ 20000 }
				step={ 500 }
				allowReset
				onChange={ ( speed ) => setAttributes( { speed: speed ?? 0 } ) }
				__next40pxDefaultSize
			/>
		) }
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
	const track = useInnerBlocksProps(
		{ className: 'wp-block-brolga-carousel__track' },
		{
			template: TEMPLATE,
			orientation: 'horizontal',
			renderAppender: NoAppender,
		}
	);
	const settings = { attributes, setAttributes };

	return (
		<div { ...blockProps }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/carousel-item"
				label={ __( 'Add an item', 'brolga' ) }
			/>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						isPressed={ attributes.autoplay }
						onClick={ () =>
							setAttributes( { autoplay: ! attributes.autoplay } )
						}
					>
						{ __( 'Moves by itself', 'brolga' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<VisibleSettings { ...settings } />
				<MovementSettings { ...settings } />
			</InspectorControls>
			<div className="wp-block-brolga-carousel__viewport">
				<div { ...track } />
			</div>
		</div>
	);
};
