/**
 * One slide, there while its thumbnail is picked: its image or video behind,
 * its words in front.
 */
import {
	BlockControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { Block, BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import {
	BlockPanels,
	imageOf,
	lazySettings,
	MediaButton,
	type Template,
	useIsActiveChild,
} from '@brolga/editor';
import type { Attributes, FocalPoint } from './types';
import type { SettingsProps } from './panels';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "slides" */ './panels' )
);

const TEMPLATE: Template[] = [
	[
		'core/heading',
		{ level: 2, placeholder: __( 'Slide heading', 'brolga' ) },
	],
];

const position = ( { x, y }: FocalPoint ): string =>
	`${ x * 100 }% ${ y * 100 }%`;

const Background = ( {
	attributes: { imageUrl, imageAlt, videoUrl, posterUrl, focalPoint },
}: Pick< SettingsProps, 'attributes' > ) => {
	const fill = {
		className: 'wp-block-brolga-slide__background',
		style: { objectPosition: position( focalPoint ) },
	};
	return (
		<>
			{ imageUrl && (
				<img { ...fill } src={ imageUrl } alt={ imageAlt } />
			) }
			{ videoUrl && (
				<video
					{ ...fill }
					src={ videoUrl }
					poster={ posterUrl || imageUrl }
					muted
					playsInline
				/>
			) }
			{ ( imageUrl || videoUrl ) && (
				<div className="wp-block-brolga-slide__overlay" />
			) }
		</>
	);
};

const isUnwritten = ( { attributes, innerBlocks }: Block ): boolean =>
	String( attributes.content ?? '' ) === '' && innerBlocks.length === 0;

/**
 * Whether to ask for an image: while the slide is worked on, or as long as
 * nothing is on it. One that is to have words alone looks as on the page.
 *
 * @param clientId The slide's client id.
 */
const useIsInviting = ( clientId: string ): boolean =>
	useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			return (
				editor.isBlockSelected( clientId ) ||
				editor.hasSelectedInnerBlock( clientId, true ) ||
				( editor.getBlocks( clientId ) as Block[] ).every( isUnwritten )
			);
		},
		[ clientId ]
	);

const Invitation = ( {
	setAttributes,
}: Pick< SettingsProps, 'setAttributes' > ) => (
	<div className="wp-block-brolga-slide__invitation">
		<p>{ __( 'This slide has no image yet.', 'brolga' ) }</p>
		<MediaButton
			type="image"
			label={ __( 'Choose an image', 'brolga' ) }
			onSelect={ ( media ) => setAttributes( imageOf( media ) ) }
		/>
	</div>
);

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) => {
	const active = useIsActiveChild( clientId );
	const { scheme, overlay, imageUrl, videoUrl } = attributes;
	const isInviting = useIsInviting( clientId );
	const blockProps = useBlockProps( {
		className: `is-${ scheme }`,
		hidden: ! active,
		// What the view says on the page.
		...( active && { 'data-brolga-active': '' } ),
		style: { '--brolga-slide-overlay': `${ overlay }%` } as CSSProperties,
	} );
	const content = useInnerBlocksProps(
		{ className: 'wp-block-brolga-slide__content' },
		{ template: TEMPLATE, templateLock: false }
	);
	const settings = { attributes, setAttributes };

	return (
		<div { ...blockProps }>
			<BlockControls>
				<ToolbarGroup>
					<ToolbarButton
						isPressed={ scheme === 'light' }
						onClick={ () =>
							setAttributes( {
								scheme: scheme === 'light' ? 'dark' : 'light',
							} )
						}
					>
						{ __( 'Light', 'brolga' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<Background attributes={ attributes } />
			{ imageUrl === '' && videoUrl === '' && isInviting && (
				<Invitation setAttributes={ setAttributes } />
			) }
			<div { ...content } />
		</div>
	);
};
