/**
 * The gallery as the visitor will see it, all pages at once. Its images are
 * core's image blocks: captions are typed under them, and dragging sorts them.
 */
import {
	BlockControls,
	InspectorControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { createBlock, type BlockEditProps } from '@wordpress/blocks';
import {
	PanelBody,
	RangeControl,
	SelectControl,
	TextControl,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { gallery, grid, plus, stretchWide } from '@wordpress/icons';
import { NoAppender } from '@brolga/editor';
import type { CSSProperties } from 'react';
import type { GalleryAttributes } from '../../src/contracts/attributes';

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

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< GalleryAttributes > ) => {
	const { label, layout, columns, perPage, paging, ratio, captions } =
		attributes;
	const empty = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as EditorSelectors
			 ).getBlockCount( clientId ) === 0,
		[ clientId ]
	);
	const { insertBlocks } = useDispatch( blockEditorStore );
	const add = ( media: readonly Medium[] ): void => {
		// Files that are still on their way have no number; the list comes again.
		if ( media.length > 0 && media.every( ( { id } ) => id ) ) {
			void insertBlocks( media.map( imageOf ), undefined, clientId );
		}
	};
	const blockProps = useBlockProps( {
		className: `is-${ layout } has-captions-${ captions }${
			ratio !== 'auto' && layout !== 'masonry' ? ' is-cropped' : ''
		}`,
		style: {
			'--brolga-gallery-columns': columns,
			'--brolga-gallery-ratio': ratio,
		} as CSSProperties,
	} );
	const items = useInnerBlocksProps(
		{ className: 'wp-block-brolga-gallery__items' },
		{ orientation: 'horizontal', renderAppender: NoAppender }
	);

	return (
		<div { ...blockProps }>
			<BlockControls>
				<ToolbarGroup>
					{ LAYOUTS.map( ( { value, ...button } ) => (
						<ToolbarButton
							key={ value }
							{ ...button }
							isPressed={ layout === value }
							onClick={ () => setAttributes( { layout: value } ) }
						/>
					) ) }
				</ToolbarGroup>
				{ ! empty && (
					<MediaUploadCheck>
						<ToolbarGroup>
							<MediaUpload
								multiple
								allowedTypes={ ACCEPTED }
								onSelect={ ( media ) =>
									add( media as unknown as Medium[] )
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
				) }
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Gallery', 'brolga' ) }>
					<TextControl
						label={ __( 'Name', 'brolga' ) }
						help={ __(
							'Set this if the page has more than one gallery.',
							'brolga'
						) }
						value={ label }
						onChange={ ( value ) =>
							setAttributes( { label: value } )
						}
						__next40pxDefaultSize
					/>
					<RangeControl
						label={ __( 'Columns', 'brolga' ) }
						value={ columns }
						min={ 1 }
						max={ 6 }
						onChange={ ( value ) =>
							setAttributes( { columns: value ?? 2 } )
						}
						__next40pxDefaultSize
					/>
					{ layout !== 'masonry' && (
						<SelectControl
							label={ __( 'Image shape', 'brolga' ) }
							value={ ratio }
							options={ [
								{
									value: '4/3',
									label: __( 'Landscape', 'brolga' ),
								},
								{ value: '3/2', label: __( 'Wide', 'brolga' ) },
								{
									value: '1/1',
									label: __( 'Square', 'brolga' ),
								},
								{
									value: '3/4',
									label: __( 'Portrait', 'brolga' ),
								},
								{
									value: 'auto',
									label: __( 'Original', 'brolga' ),
								},
							] }
							onChange={ ( value ) =>
								setAttributes( { ratio: value } )
							}
							__next40pxDefaultSize
						/>
					) }
					<SelectControl
						label={ __( 'Captions', 'brolga' ) }
						help={ __(
							'The lightbox always shows captions.',
							'brolga'
						) }
						value={ captions }
						options={ [
							{ value: 'below', label: __( 'Below', 'brolga' ) },
							{
								value: 'over',
								label: __( 'On the image', 'brolga' ),
							},
							{
								value: 'hidden',
								label: __( 'Hidden', 'brolga' ),
							},
						] }
						onChange={ ( value ) =>
							setAttributes( { captions: value } )
						}
						__next40pxDefaultSize
					/>
				</PanelBody>
				{ layout !== 'slider' && (
					<PanelBody title={ __( 'Pages', 'brolga' ) }>
						<RangeControl
							label={ __( 'Images per page', 'brolga' ) }
							help={ __(
								'Enter 0 to show all at once.',
								'brolga'
							) }
							value={ perPage }
							min={ 0 }
							max={ 100 }
							onChange={ ( value ) =>
								setAttributes( { perPage: value ?? 4 } )
							}
							__next40pxDefaultSize
						/>
						<SelectControl
							label={ __( 'Pagination', 'brolga' ) }
							value={ paging }
							options={ [
								{
									value: 'pages',
									label: __( 'Page numbers', 'brolga' ),
								},
								{
									value: 'more',
									label: __( 'Load more button', 'brolga' ),
								},
							] }
							onChange={ ( value ) =>
								setAttributes( { paging: value } )
							}
							__next40pxDefaultSize
						/>
					</PanelBody>
				) }
			</InspectorControls>
			{ empty && (
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
					onSelect={ ( media ) =>
						add( media as unknown as Medium[] )
					}
				/>
			) }
			<div { ...items } />
		</div>
	);
};
