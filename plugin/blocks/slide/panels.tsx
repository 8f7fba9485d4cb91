/**
 * The sidebar of a slide: its image, its video, and the words on them.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Flex,
	FocalPointPicker,
	PanelBody,
	TextareaControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { imageOf, MediaButton } from '@brolga/editor';
import { SchemeFields } from '@brolga/editor-slides';
import type { Attributes } from './types';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< Attributes >,
	'attributes' | 'setAttributes'
>;

const NO_IMAGE: Partial< Attributes > = {
	imageId: 0,
	imageUrl: '',
	imageAlt: '',
};

const ImageSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Image', 'brolga' ) }>
		<Flex direction="column" gap={ 4 } align="stretch">
			{ attributes.imageUrl !== '' && (
				<>
					<FocalPointPicker
						label={ __( 'Focal point', 'brolga' ) }
						url={ attributes.imageUrl }
						value={ attributes.focalPoint }
						onChange={ ( focalPoint ) =>
							setAttributes( { focalPoint } )
						}
					/>
					<TextareaControl
						label={ __( 'Alternative text', 'brolga' ) }
						help={ __(
							'Leave empty if the image is decorative.',
							'brolga'
						) }
						value={ attributes.imageAlt }
						onChange={ ( imageAlt ) =>
							setAttributes( { imageAlt } )
						}
					/>
				</>
			) }
			<MediaButton
				type="image"
				label={
					attributes.imageUrl === ''
						? __( 'Choose an image', 'brolga' )
						: __( 'Replace image', 'brolga' )
				}
				onSelect={ ( media ) => setAttributes( imageOf( media ) ) }
				onRemove={
					attributes.imageUrl !== '' &&
					( () => setAttributes( NO_IMAGE ) )
				}
			/>
		</Flex>
	</PanelBody>
);

const VideoSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Video', 'brolga' ) } initialOpen={ false }>
		<Flex direction="column" gap={ 4 } align="stretch">
			<TextControl
				type="url"
				label={ __( 'Video URL', 'brolga' ) }
				help={ __( 'Plays silently, on a loop.', 'brolga' ) }
				value={ attributes.videoUrl }
				onChange={ ( videoUrl ) => setAttributes( { videoUrl } ) }
				__next40pxDefaultSize
			/>
			<MediaButton
				type="video"
				label={ __( 'Choose a video', 'brolga' ) }
				onSelect={ ( { url } ) => setAttributes( { videoUrl: url } ) }
			/>
			<TextControl
				type="url"
				label={ __( 'Poster image URL', 'brolga' ) }
				help={ __(
					'Shown until the video plays. Leave empty to use the image.',
					'brolga'
				) }
				value={ attributes.posterUrl }
				onChange={ ( posterUrl ) => setAttributes( { posterUrl } ) }
				__next40pxDefaultSize
			/>
			<MediaButton
				type="image"
				label={ __( 'Choose a poster image', 'brolga' ) }
				onSelect={ ( { url } ) => setAttributes( { posterUrl: url } ) }
			/>
		</Flex>
	</PanelBody>
);

const StyleSettings = ( props: SettingsProps ) => (
	<PanelBody title={ __( 'Text on the image', 'brolga' ) }>
		<SchemeFields { ...props } />
	</PanelBody>
);

/**
 * All panels.
 *
 * @param props See SettingsProps.
 */
export const Settings = ( props: SettingsProps ) => (
	<>
		<ImageSettings { ...props } />
		<VideoSettings { ...props } />
		<StyleSettings { ...props } />
	</>
);
