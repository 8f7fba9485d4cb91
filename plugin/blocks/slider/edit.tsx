/**
 * A slider as the visitor will see it: one slide, and below it thumbnails to
 * pick another one to work on.
 */
import {
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
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { SLIDER } from '@brolga/contracts';
import {
	ActiveChildProvider,
	BlockAppender,
	NoAppender,
	useActiveChild,
	type ActiveChildState,
	type Child,
	type Template,
} from '@brolga/editor';
import type { SliderAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [
	[ 'brolga/slide', {} ],
	[ 'brolga/slide', {} ],
];

type SettingsProps = Pick<
	BlockEditProps< SliderAttributes >,
	'attributes' | 'setAttributes'
>;

const MovementSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Movement', 'brolga' ) }>
		<SelectControl
			label={ __( 'Effect', 'brolga' ) }
			value={ attributes.effect }
			options={ [
				{ value: 'fade', label: __( 'Fade', 'brolga' ) },
				{ value: 'slide', label: __( 'Slide', 'brolga' ) },
			] }
			onChange={ ( effect ) => setAttributes( { effect } ) }
			__next40pxDefaultSize
		/>
		<ToggleControl
			label={ __( 'Change slides automatically', 'brolga' ) }
			help={ __(
				'Visitors can always pause. It never starts for those who asked for less motion.',
				'brolga'
			) }
			checked={ attributes.autoplay }
			onChange={ ( autoplay ) => setAttributes( { autoplay } ) }
		/>
		{ attributes.autoplay && (
			<>
				<RangeControl
					label={ __( 'Milliseconds between slides', 'brolga' ) }
					value={ attributes.speed || SLIDER.autoplayMs }
					min={ 2000 }
					max={ 20000 }
					step={ 500 }
					allowReset
					onChange={ ( speed ) =>
						setAttributes( { speed: speed ?? 0 } )
					}
					__next40pxDefaultSize
				/>
				<ToggleControl
					label={ __( 'Go on under the pointer', 'brolga' ) }
					checked={ attributes.ignoreHover }
					onChange={ ( ignoreHover ) =>
						setAttributes( { ignoreHover } )
					}
				/>
			</>
		) }
	</PanelBody>
);

const LayoutSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Shape and controls', 'brolga' ) }>
		<SelectControl
			label={ __( 'Shape', 'brolga' ) }
			help={ __( 'Slides grow where their words need it.', 'brolga' ) }
			value={ attributes.ratio }
			options={ [
				{ value: '21/9', label: __( 'Very wide, 21:9', 'brolga' ) },
				{ value: '16/9', label: __( 'Wide, 16:9', 'brolga' ) },
				{ value: '3/2', label: __( 'Photograph, 3:2', 'brolga' ) },
				{ value: '4/3', label: __( 'Classic, 4:3', 'brolga' ) },
				{ value: '1/1', label: __( 'Square', 'brolga' ) },
				{ value: 'auto', label: __( 'As the words need', 'brolga' ) },
			] }
			onChange={ ( ratio ) => setAttributes( { ratio } ) }
			__next40pxDefaultSize
		/>
		<RangeControl
			label={ __( 'Height at least', 'brolga' ) }
			help={ __( 'Per cent of the window’s height.', 'brolga' ) }
			value={ attributes.minHeight }
			min={ 0 }
			max={ 100 }
			onChange={ ( minHeight ) =>
				setAttributes( { minHeight: minHeight ?? 0 } )
			}
			__next40pxDefaultSize
		/>
		<ToggleControl
			label={ __( 'Arrows', 'brolga' ) }
			checked={ attributes.arrows }
			onChange={ ( arrows ) => setAttributes( { arrows } ) }
		/>
		<ToggleControl
			label={ __( 'Dots', 'brolga' ) }
			checked={ attributes.dots }
			onChange={ ( dots ) => setAttributes( { dots } ) }
		/>
		<TextControl
			label={ __( 'Name for screen readers', 'brolga' ) }
			placeholder={ __( 'Slides', 'brolga' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
			__next40pxDefaultSize
		/>
	</PanelBody>
);

const Thumbnail = ( {
	slide,
	number,
	slides,
}: {
	readonly slide: Child;
	readonly number: number;
	readonly slides: ActiveChildState;
} ) => {
	const { imageUrl, posterUrl, scheme } = slide.attributes;
	const picture = String( imageUrl || posterUrl );
	return (
		<button
			type="button"
			className={ `wp-block-brolga-slider__thumbnail is-${ String( scheme ) }` }
			/* translators: %d: the slide's number. */
			aria-label={ sprintf( __( 'Slide %d', 'brolga' ), number ) }
			aria-current={ slide.clientId === slides.active }
			onClick={ () => slides.activate( slide.clientId ) }
		>
			{ picture ? <img src={ picture } alt="" /> : number }
		</button>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< SliderAttributes > ) => {
	const slides = useActiveChild( clientId );
	const active = slides.children.find(
		( slide ) => slide.clientId === slides.active
	);
	const blockProps = useBlockProps( {
		className: `is-${ String( active?.attributes.scheme ?? 'dark' ) }`,
		style: {
			'--brolga-slider-ratio': attributes.ratio,
			'--brolga-slider-height': `${ attributes.minHeight }svh`,
		} as CSSProperties,
	} );
	const { children, ...track } = useInnerBlocksProps(
		{ className: 'wp-block-brolga-slider__track' },
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
				name="brolga/slide"
				label={ __( 'Add a slide', 'brolga' ) }
			/>
			<InspectorControls>
				<MovementSettings { ...settings } />
				<LayoutSettings { ...settings } />
			</InspectorControls>
			<div className="wp-block-brolga-slider__viewport">
				<div { ...track }>
					<ActiveChildProvider value={ slides.active }>
						{ children }
					</ActiveChildProvider>
				</div>
			</div>
			<div className="wp-block-brolga-slider__thumbnails">
				{ slides.children.map( ( slide, index ) => (
					<Thumbnail
						key={ slide.clientId }
						slide={ slide }
						number={ index + 1 }
						slides={ slides }
					/>
				) ) }
			</div>
		</div>
	);
};
