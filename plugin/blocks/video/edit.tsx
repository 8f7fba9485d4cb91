/**
 * A video as the visitor will see it: its poster with the sign to play, title
 * and caption typed where they stand. The editor asks nothing of its host.
 */
import {
	BlockControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	Button,
	Flex,
	Placeholder,
	TextControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { video as icon } from '@wordpress/icons';
import {
	BlockPanels,
	lazySettings,
	MediaButton,
	TextInPlace,
} from '@brolga/editor';
import type { VideoAttributes } from '../../src/contracts/attributes';
import type { SettingsProps } from './panels';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "video" */ './panels' )
);

const Source = ( { setAttributes }: Omit< SettingsProps, 'attributes' > ) => {
	const [ typed, setTyped ] = useState( '' );
	return (
		<Placeholder
			icon={ icon }
			label={ __( 'Video', 'brolga' ) }
			instructions={ __(
				'Paste a YouTube or Vimeo link, or choose a video of your own. Nothing loads from another site until the visitor presses play.',
				'brolga'
			) }
		>
			<form
				className="wp-block-brolga-video__source"
				onSubmit={ ( event ) => {
					event.preventDefault();
					setAttributes( { url: typed.trim() } );
				} }
			>
				<Flex wrap align="end" justify="flex-start">
					<TextControl
						type="url"
						label={ __( 'URL', 'brolga' ) }
						placeholder="https://www.youtube.com/watch?v=…"
						value={ typed }
						onChange={ setTyped }
						__next40pxDefaultSize
					/>
					<Button
						variant="primary"
						type="submit"
						disabled={ typed.trim() === '' }
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Embed', 'brolga' ) }
					</Button>
					<MediaButton
						type="video"
						label={ __( 'Choose a video', 'brolga' ) }
						onSelect={ ( { url } ) => setAttributes( { url } ) }
					/>
				</Flex>
			</form>
		</Placeholder>
	);
};

const Canvas = ( { attributes, setAttributes }: SettingsProps ) => {
	const { url, title, caption, posterUrl, design } = attributes;
	return (
		<>
			<div className="wp-block-brolga-video__stage">
				<div className="wp-block-brolga-video__cover" title={ url }>
					{ posterUrl && <img src={ posterUrl } alt="" /> }
					<span className="wp-block-brolga-video__sign">
						<svg
							viewBox="0 0 24 24"
							width="32"
							height="32"
							aria-hidden="true"
							focusable="false"
						>
							<path d="M8 5l11 7-11 7Z" />
						</svg>
					</span>
					<span className="wp-block-brolga-video__play">
						{ sprintf(
							/* translators: %s: the video's title. */
							__( 'Play: %s', 'brolga' ),
							title || __( 'Video', 'brolga' )
						) }
					</span>
				</div>
			</div>
			<div className="wp-block-brolga-video__words">
				{ design === 'card' && (
					<TextInPlace
						tagName="p"
						className="wp-block-brolga-video__title"
						label={ __( 'Title', 'brolga' ) }
						placeholder={ __( 'Title', 'brolga' ) }
						value={ title }
						onChange={ ( value ) =>
							setAttributes( { title: value } )
						}
					/>
				) }
				<RichText
					tagName="p"
					identifier="caption"
					className="wp-block-brolga-video__caption"
					aria-label={ __( 'Caption', 'brolga' ) }
					placeholder={ __( 'Add caption', 'brolga' ) }
					allowedFormats={ [
						'core/bold',
						'core/italic',
						'core/link',
					] }
					value={ caption }
					onChange={ ( value: string ) =>
						setAttributes( { caption: value } )
					}
				/>
			</div>
		</>
	);
};

interface Props extends BlockEditProps< VideoAttributes > {
	readonly context: {
		readonly 'brolga/videoRatio'?: VideoAttributes[ 'ratio' ];
	};
}

export const Edit = ( { attributes, setAttributes, context }: Props ) => {
	const given = context[ 'brolga/videoRatio' ];
	const { url, design } = attributes;
	const ratio = given ?? attributes.ratio;
	const blockProps = useBlockProps( {
		className: `is-${ design } is-ratio-${ ratio.replace( '/', '-' ) }`,
	} );
	const settings = { attributes, setAttributes };
	return (
		<div { ...blockProps }>
			{ /* From the start: panels stand in the order in which they came. */ }
			<BlockPanels>
				<Settings { ...settings } shaped={ given !== undefined } />
			</BlockPanels>
			{ url === '' ? (
				<Source setAttributes={ setAttributes } />
			) : (
				<>
					<BlockControls>
						<ToolbarGroup>
							<ToolbarButton
								onClick={ () => setAttributes( { url: '' } ) }
							>
								{ __( 'Replace', 'brolga' ) }
							</ToolbarButton>
						</ToolbarGroup>
					</BlockControls>
					<Canvas { ...settings } />
				</>
			) }
		</div>
	);
};
