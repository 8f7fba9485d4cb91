/**
 * The gallery as the visitor will see it, all pages at once. Its images are
 * core's image blocks: captions are typed under them, and dragging sorts them.
 */
import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { gallery, grid, plus, stretchWide } from '@wordpress/icons';
import { BlockPanels, lazySettings, NoAppender } from '@brolga/editor';
import type { CSSProperties } from 'react';
import type { GalleryAttributes } from '../../src/contracts/attributes';
import type { SettingsProps } from './panels';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "gallery" */ './panels' )
);

/** What the media library says of an image. */
interface Medium {
	readonly id?: number;
	readonly url?: string;
	readonly alt?: string;
	readonly caption?: string;
	readonly sizes?: { readonly large?: { readonly url: string } };
}

interface EditorSelectors {
	getBlockCount: ( clientId: string ) => number;
}

const ACCEPTED = [ 'image' ];

const imageOf = ( { id, url, alt, caption, sizes }: Medium ) =>
	createBlock( 'core/image', {
		id,
		url: sizes?.large?.url ?? url,
		alt,
		caption,
		linkDestination: 'none',
	} );

const LAYOUTS = [
	{ value: 'grid', icon: grid, label: __( 'Grid', 'brolga' ) },
	{ value: 'masonry', icon: gallery, label: __( 'Masonry', 'brolga' ) },
	{ value: 'slider', icon: stretchWide, label: __( 'Row', 'brolga' ) },
] as const;

/** How images stand to each other. */
const LayoutTools = ( { attributes, setAttributes }: SettingsProps ) => (
	<ToolbarGroup>
		{ LAYOUTS.map( ( { value, ...button } ) => (
			<ToolbarButton
				key={ value }
				{ ...button }
				isPressed={ attributes.layout === value }
				onClick={ () => setAttributes( { layout: value } ) }
			/>
		) ) }
	</ToolbarGroup>
);

/** Whoever chooses images gets those that are there. */
interface ChooserProps {
	readonly onSelect: ( media: readonly Medium[] ) => void;
}

const AddTool = ( { onSelect }: ChooserProps ) => (
	<MediaUploadCheck>
		<ToolbarGroup>
			<MediaUpload
				multiple
				allowedTypes={ ACCEPTED }
				onSelect={ ( media ) =>
					onSelect( media as unknown as Medium[] )
				}
				render={ ( { open } ) => (
					<ToolbarButton
						icon={ plus }
						label={ __( 'Add images', 'brolga' ) }
						onClick={ open }
					/>
				) }
			/>
		</ToolbarGroup>
	</MediaUploadCheck>
);

const Invitation = ( { onSelect }: ChooserProps ) => (
	<MediaPlaceholder
		icon={ gallery }
		labels={ {
			title: __( 'Gallery', 'brolga' ),
			instructions: __(
				'Choose images or drop them here. You can then sort them and add alternative text and captions.',
				'brolga'
			),
		} }
		accept="image/*"
		allowedTypes={ ACCEPTED }
		multiple
		onSelect={ ( media ) => onSelect( media as unknown as Medium[] ) }
	/>
);

/** Puts images into a gallery, after those that it has. */
function useAdding( clientId: string ): ChooserProps[ 'onSelect' ] {
	const { insertBlocks } = useDispatch( blockEditorStore );
	return ( media ) => {
		// Files that are still on their way have no number; the list comes again.
		if ( media.length > 0 && media.every( ( { id } ) => id ) ) {
			void insertBlocks( media.map( imageOf ), undefined, clientId );
		}
	};
}

/** What the block says of its looks to the style sheet. */
const looksOf = ( {
	layout,
	columns,
	ratio,
	captions,
}: GalleryAttributes ) => ( {
	className: `is-${ layout } has-captions-${ captions }${
		ratio !== 'auto' && layout !== 'masonry' ? ' is-cropped' : ''
	}`,
	style: {
		'--brolga-gallery-columns': columns,
		'--brolga-gallery-ratio': ratio,
	} as CSSProperties,
} );

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< GalleryAttributes > ) => {
	const empty = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as EditorSelectors
			 ).getBlockCount( clientId ) === 0,
		[ clientId ]
	);
	const add = useAdding( clientId );
	const items = useInnerBlocksProps(
		{ className: 'wp-block-brolga-gallery__items' },
		{ orientation: 'horizontal', renderAppender: NoAppender }
	);
	const settings = { attributes, setAttributes };

	return (
		<div { ...useBlockProps( looksOf( attributes ) ) }>
			<BlockControls>
				<LayoutTools { ...settings } />
				{ ! empty && <AddTool onSelect={ add } /> }
			</BlockControls>
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			{ empty && <Invitation onSelect={ add } /> }
			<div { ...items } />
		</div>
	);
};
