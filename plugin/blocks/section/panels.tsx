/**
 * The sidebar of a section: what lies behind it, its edges and its name.
 */
import { PanelColorSettings } from '@wordpress/block-editor';
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
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaRemove, SchemeField, bound } from '@brolga/editor';
import { usePalette } from '../../src/editor/blocks/palette';
import { keptColor, pickedColor, SAFE_OVERLAY } from './model';
import type { Attributes } from './types';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

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
				'Visitors can always pause the video. People who prefer reduced motion or reduced data see the image instead.',
				'brolga'
			) }
			checked={ attributes.playOutside }
			onChange={ ( playOutside ) => setAttributes( { playOutside } ) }
		/>
		{ attributes.imageUrl === '' && (
			<Notice status="warning" isDismissible={ false }>
				{ __(
					'Add an image, too. Visitors see the image until the video plays, or instead if the video cannot play.',
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
				label={ __( 'Overlay (%)', 'brolga' ) }
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
							label={ __( 'Height (px)', 'brolga' ) }
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

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<BackgroundSettings { ...props } />
		<EdgeSettings
			edge="Top"
			title={ __( 'Top edge', 'brolga' ) }
			{ ...props }
		/>
		<EdgeSettings
			edge="Bottom"
			title={ __( 'Bottom edge', 'brolga' ) }
			{ ...props }
		/>
		<SectionSettings { ...props } />
	</>
);
