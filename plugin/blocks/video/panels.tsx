/**
 * The sidebar of a video: where it is, its poster and its captions.
 */
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Flex,
	PanelBody,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { MediaButton } from '@brolga/editor';
import type { VideoAttributes } from '../../src/contracts/attributes';

/** Whose settings they are. */
export type SettingsProps = Pick<
	BlockEditProps< VideoAttributes >,
	'attributes' | 'setAttributes'
>;

const VideoSettings = ( {
	attributes,
	setAttributes,
	shaped,
}: SettingsProps & {
	/** All videos of a slider have the slider's shape. */
	readonly shaped: boolean;
} ) => (
	<PanelBody title={ __( 'Video', 'brolga' ) }>
		<TextControl
			type="url"
			label={ __( 'URL', 'brolga' ) }
			help={ __(
				'A video on this site, on YouTube or on Vimeo. Any other URL becomes a link.',
				'brolga'
			) }
			value={ attributes.url }
			onChange={ ( url ) => setAttributes( { url } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Title', 'brolga' ) }
			help={ __(
				'Read by screen readers, and used as the link text.',
				'brolga'
			) }
			value={ attributes.title }
			onChange={ ( title ) => setAttributes( { title } ) }
			__next40pxDefaultSize
		/>
		{ shaped || (
			<SelectControl
				label={ __( 'Shape', 'brolga' ) }
				value={ attributes.ratio }
				options={ [
					{ value: '16/9', label: __( 'Wide, 16:9', 'brolga' ) },
					{ value: '21/9', label: __( 'Cinema, 21:9', 'brolga' ) },
					{ value: '4/3', label: __( 'Classic, 4:3', 'brolga' ) },
					{ value: '1/1', label: __( 'Square', 'brolga' ) },
					{ value: '9/16', label: __( 'Portrait, 9:16', 'brolga' ) },
				] }
				onChange={ ( ratio ) => setAttributes( { ratio } ) }
				__next40pxDefaultSize
			/>
		) }
	</PanelBody>
);

const PosterSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Poster image', 'brolga' ) }>
		<Flex direction="column" gap={ 4 } align="stretch">
			<MediaButton
				type="image"
				label={
					attributes.posterUrl === ''
						? __( 'Choose a poster image', 'brolga' )
						: __( 'Replace poster image', 'brolga' )
				}
				onSelect={ ( { id, url } ) =>
					setAttributes( { posterId: id, posterUrl: url } )
				}
				onRemove={
					attributes.posterUrl !== '' &&
					( () => setAttributes( { posterId: 0, posterUrl: '' } ) )
				}
			/>
		</Flex>
	</PanelBody>
);

const CaptionsSettings = ( { attributes, setAttributes }: SettingsProps ) => (
	<PanelBody title={ __( 'Captions', 'brolga' ) } initialOpen={ false }>
		<TextControl
			type="url"
			label={ __( 'Captions URL', 'brolga' ) }
			help={ __(
				'A WebVTT file on this site, for videos hosted here. YouTube and Vimeo bring their own captions.',
				'brolga'
			) }
			value={ attributes.captionsUrl }
			onChange={ ( captionsUrl ) => setAttributes( { captionsUrl } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Captions label', 'brolga' ) }
			placeholder={ __( 'Captions', 'brolga' ) }
			value={ attributes.captionsLabel }
			onChange={ ( captionsLabel ) => setAttributes( { captionsLabel } ) }
			__next40pxDefaultSize
		/>
		<TextControl
			label={ __( 'Captions language', 'brolga' ) }
			placeholder="en-AU"
			value={ attributes.captionsLanguage }
			onChange={ ( captionsLanguage ) =>
				setAttributes( { captionsLanguage } )
			}
			__next40pxDefaultSize
		/>
	</PanelBody>
);

/**
 * All panels.
 *
 * @param props        See SettingsProps.
 * @param props.shaped All videos of a slider have the slider's shape.
 */
export const Settings = ( {
	shaped,
	...props
}: SettingsProps & { readonly shaped: boolean } ) => (
	<>
		<VideoSettings { ...props } shaped={ shaped } />
		<PosterSettings { ...props } />
		<CaptionsSettings { ...props } />
	</>
);
