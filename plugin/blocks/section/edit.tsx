/**
 * A section as the visitor will see it, its video still.
 */
import {
	BlockControls,
	InspectorControls,
	PanelColorSettings,
	useBlockProps,
	useInnerBlocksProps,
	useSettings,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Flex,
	FocalPointPicker,
	Notice,
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
import { SECTION } from '@brolga/contracts';
import {
	MediaPicker,
	MediaRemove,
	SchemeField,
	bound,
	type Media,
	type Template,
} from '@brolga/editor';
import { keptColor, pickedColor, SAFE_OVERLAY } from './model';
import type { Attributes, PaletteColor } from './types';

const TEMPLATE: Template[] = [
	[
		'core/heading',
		{ level: 2, placeholder: __( 'Section heading', 'brolga' ) },
	],
	[ 'core/paragraph', {} ],
];

const INNER = {
	template: TEMPLATE,
	templateLock: false as const,
	/** What core's alignments of the blocks inside go by. */
	layout: { type: 'constrained' },
};

type SettingsProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

const imageOf = ( { id, url, alt = '' }: Media ): Partial< Attributes > => ( {
	imageId: id,
	imageUrl: url,
	imageAlt: alt,
} );

const Toolbar = ( { attributes, setAttributes }: SettingsProps ) => (
	<BlockControls>
		<ToolbarGroup>
			<MediaPicker
				type="image"
				onSelect={ ( media ) => setAttributes( imageOf( media ) ) }
				render={ ( open ) => (
					<ToolbarButton onClick={ open }>
						{ attributes.imageUrl === ''
							? __( 'Add image', 'brolga' )
							: __( 'Replace image', 'brolga' ) }
					</ToolbarButton>
				) }
			/>
			<MediaPicker
				type="video"
				onSelect={ ( { url } ) => setAttributes( { videoUrl: url } ) }
				render={ ( open ) => (
					<ToolbarButton onClick={ open }>
						{ attributes.videoUrl === ''
							? __( 'Add video', 'brolga' )
							: __( 'Replace video', 'brolga' ) }
					</ToolbarButton>
				) }
			/>
		</ToolbarGroup>
	</BlockControls>
);

const ImageSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<>
		<FocalPointPicker
			label={ __( 'Focal point', 'brolga' ) }
			url={ attributes.imageUrl }
			value={ attributes.focalPoint }
			onChange={ ( focalPoint ) => setAttributes( { focalPoint } ) }
		/>
		<TextControl
			label={ __( 'Alternative text', 'brolga' ) }
			help={ __( 'Leave empty if the image is decorative.', 'brolga' ) }
			value={ attributes.imageAlt }
			onChange={ ( imageAlt ) => setAttributes( { imageAlt } ) }
			__next40pxDefaultSize
		/>
		<MediaRemove
			label={ __( 'Remove image', 'brolga' ) }
			onClick={ () =>
				setAttributes( { imageId: 0, imageUrl: '', imageAlt: '' } )
			}
		/>
	</>
);

const VideoSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<>
		<ToggleControl
			label={ __( 'Keep playing when out of view', 'brolga' ) }
			help={ __(
				'Visitors can always pause it. People who prefer reduced motion or reduced data see the image instead.',
				'brolga'
			) }
			checked={ attributes.playOutside }
			onChange={ ( playOutside ) => setAttributes( { playOutside } ) }
		/>
		{ attributes.imageUrl === '' && (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'Add an image too. It is shown until the video plays, and to visitors for whom the video does not play.',
					'brolga'
				) }
			</Notice>
		) }
		<MediaRemove
			label={ __( 'Remove video', 'brolga' ) }
			onClick={ () => setAttributes( { videoUrl: '' } ) }
		/>
	</>
);

const OverlaySettings = ( props: SettingsProps ) => {
	const { attributes } = props;
	const { toggle, number } = bound( props );
	return (
		<>
			<ToggleControl
				label={ __( 'Parallax', 'brolga' ) }
				{ ...toggle( 'parallax' ) }
			/>
			<SchemeField { ...props } />
			<RangeControl
				label={ __( 'Overlay', 'brolga' ) }
				help={ __( 'In percent.', 'brolga' ) }
				min={ 0 }
				max={ 100 }
				{ ...number( 'overlay', 0 ) }
			/>
			{ attributes.overlay < SAFE_OVERLAY[ attributes.scheme ] && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'With an overlay this light, text may be hard to read on parts of the image.',
						'brolga'
					) }
				</Notice>
			) }
		</>
	);
};

const BackgroundSettings = ( props: SettingsProps ) => {
	const { imageUrl, videoUrl } = props.attributes;
	return imageUrl === '' && videoUrl === '' ? null : (
		<PanelBody title={ __( 'Background', 'brolga' ) }>
			<Flex direction="column" gap={ 4 } align="stretch">
				{ imageUrl !== '' && <ImageSettings { ...props } /> }
				{ videoUrl !== '' && <VideoSettings { ...props } /> }
				<OverlaySettings { ...props } />
			</Flex>
		</PanelBody>
	);
};

type Edge = 'Top' | 'Bottom';

/** The colours to pick from: the owner's, the theme's, WordPress' own. */
const usePalette = (): readonly PaletteColor[] =>
	(
		useSettings(
			'color.palette.custom',
			'color.palette.theme',
			'color.palette.default'
		) as readonly ( readonly PaletteColor[] | undefined )[]
	 ).flatMap( ( colors ) => colors ?? [] );

const shapes = (): { value: Attributes[ 'dividerTop' ]; label: string }[] => [
	{ value: 'none', label: __( 'Straight', 'brolga' ) },
	{ value: 'wave', label: __( 'Wave', 'brolga' ) },
	{ value: 'hills', label: __( 'Hills', 'brolga' ) },
	{ value: 'slope', label: __( 'Slope', 'brolga' ) },
	{ value: 'curve', label: __( 'Curve', 'brolga' ) },
	{ value: 'arch', label: __( 'Arch', 'brolga' ) },
];

const EdgeSettings = ( {
	edge,
	title,
	attributes,
	setAttributes,
}: SettingsProps & { readonly edge: Edge; readonly title: string } ) => {
	const palette = usePalette();
	return (
		<>
			<PanelBody title={ title } initialOpen={ false }>
				<SelectControl
					label={ __( 'Shape', 'brolga' ) }
					value={ attributes[ `divider${ edge }` ] }
					options={ shapes() }
					onChange={ ( shape ) =>
						setAttributes( { [ `divider${ edge }` ]: shape } )
					}
					__next40pxDefaultSize
				/>
				{ attributes[ `divider${ edge }` ] !== 'none' && (
					<>
						<RangeControl
							label={ __( 'Height in pixels', 'brolga' ) }
							value={ attributes[ `divider${ edge }Height` ] }
							min={ 20 }
							max={ 300 }
							onChange={ ( height ) =>
								setAttributes( {
									[ `divider${ edge }Height` ]: height ?? 80,
								} )
							}
							__next40pxDefaultSize
						/>
						<ToggleControl
							label={ __( 'Flip horizontally', 'brolga' ) }
							checked={ attributes[ `divider${ edge }Flip` ] }
							onChange={ ( flip ) =>
								setAttributes( {
									[ `divider${ edge }Flip` ]: flip,
								} )
							}
						/>
					</>
				) }
			</PanelBody>
			{ attributes[ `divider${ edge }` ] !== 'none' && (
				<PanelColorSettings
					title={ title }
					colorSettings={ [
						{
							label: __( 'Color of the next section', 'brolga' ),
							value: pickedColor(
								attributes[ `divider${ edge }Color` ],
								palette
							),
							onChange: ( color ) =>
								setAttributes( {
									[ `divider${ edge }Color` ]: keptColor(
										color,
										palette
									),
								} ),
						},
					] }
				/>
			) }
		</>
	);
};

const SectionSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Section', 'brolga' ) } initialOpen={ false }>
		<TextControl
			label={ __( 'Name in the dot navigation', 'brolga' ) }
			value={ attributes.label }
			onChange={ ( label ) => setAttributes( { label } ) }
			__next40pxDefaultSize
		/>
		<SelectControl
			label={ __( 'HTML element', 'brolga' ) }
			value={ attributes.tagName }
			options={ [
				{ value: 'section', label: '<section>' },
				{ value: 'div', label: '<div>' },
				{ value: 'header', label: '<header>' },
				{ value: 'footer', label: '<footer>' },
			] }
			onChange={ ( tagName ) => setAttributes( { tagName } ) }
			__next40pxDefaultSize
		/>
	</PanelBody>
);

const Background = ( {
	attributes: { imageUrl, imageAlt, videoUrl, focalPoint },
}: Pick< SettingsProps, 'attributes' > ) =>
	imageUrl === '' && videoUrl === '' ? null : (
		<div className="wp-block-brolga-section__background">
			<div className="wp-block-brolga-section__layer">
				{ imageUrl !== '' && (
					<img
						className="wp-block-brolga-section__image"
						src={ imageUrl }
						alt={ imageAlt }
						style={ {
							objectPosition: `${ focalPoint.x * 100 }% ${
								focalPoint.y * 100
							}%`,
						} }
					/>
				) }
				{ videoUrl !== '' && (
					<video
						className="wp-block-brolga-section__video"
						src={ videoUrl }
						preload="metadata"
						muted
						playsInline
					/>
				) }
			</div>
			<div className="wp-block-brolga-section__overlay" />
		</div>
	);

const Divider = ( {
	edge,
	attributes,
}: Pick< SettingsProps, 'attributes' > & { readonly edge: Edge } ) => {
	const shape = attributes[ `divider${ edge }` ];
	const flip = attributes[ `divider${ edge }Flip` ] ? ' is-flipped' : '';
	return shape === 'none' ? null : (
		<svg
			className={ `wp-block-brolga-section__divider is-${ edge.toLowerCase() }${ flip }` }
			style={ { color: attributes[ `divider${ edge }Color` ] } }
			viewBox="0 0 1200 100"
			preserveAspectRatio="none"
			aria-hidden
		>
			<path d={ SECTION.dividers[ shape ] } />
		</svg>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const { imageUrl, videoUrl, scheme, tagName, align } = attributes;
	const hasBackground = imageUrl !== '' || videoUrl !== '';
	const blockProps = useBlockProps( {
		className: [
			hasBackground && `has-image is-${ scheme }`,
			hasBackground && attributes.parallax && 'has-parallax',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--brolga-section-overlay': `${ attributes.overlay }%`,
			'--brolga-section-parallax': SECTION.parallaxFactor,
			'--brolga-section-top': `${
				attributes.dividerTop === 'none'
					? 0
					: attributes.dividerTopHeight
			}px`,
			'--brolga-section-bottom': `${
				attributes.dividerBottom === 'none'
					? 0
					: attributes.dividerBottomHeight
			}px`,
		} as CSSProperties,
	} );
	const content = useInnerBlocksProps(
		{
			className: `wp-block-brolga-section__content is-layout-constrained${
				align === 'full' ? ' has-global-padding' : ''
			}`,
		},
		INNER
	);
	const settings = { attributes, setAttributes };
	const Element = tagName;

	return (
		<Element { ...blockProps }>
			<Toolbar { ...settings } />
			<InspectorControls>
				<BackgroundSettings { ...settings } />
				<EdgeSettings
					edge="Top"
					title={ __( 'Top edge', 'brolga' ) }
					{ ...settings }
				/>
				<EdgeSettings
					edge="Bottom"
					title={ __( 'Bottom edge', 'brolga' ) }
					{ ...settings }
				/>
				<SectionSettings { ...settings } />
			</InspectorControls>
			<Background attributes={ attributes } />
			<Divider edge="Top" attributes={ attributes } />
			<div { ...content } />
			<Divider edge="Bottom" attributes={ attributes } />
		</Element>
	);
};
