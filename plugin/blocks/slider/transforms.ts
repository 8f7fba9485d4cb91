/**
 * Galleries and covers become sliders, and a slider becomes covers again.
 */
import { createBlock, type Block } from '@wordpress/blocks';

/** What we read of a core/cover and write to one. */
type Cover = {
	readonly url?: string;
	readonly id?: number;
	readonly alt?: string;
	readonly backgroundType?: 'image' | 'video';
	readonly poster?: string;
	readonly focalPoint?: { readonly x: number; readonly y: number };
	readonly dimRatio?: number;
	readonly isDark?: boolean;
};

const slideOfCover = (
	{ url = '', id = 0, alt = '', dimRatio = 50, ...cover }: Cover,
	content: readonly Block[] = []
): Block =>
	createBlock(
		'brolga/slide',
		{
			...( cover.backgroundType === 'video'
				? { videoUrl: url, posterUrl: cover.poster ?? '' }
				: { imageId: id, imageUrl: url, imageAlt: alt } ),
			...( cover.focalPoint && { focalPoint: cover.focalPoint } ),
			overlay: dimRatio,
			scheme: cover.isDark === false ? 'light' : 'dark',
		},
		[ ...content ]
	);

/** What a slide's attributes are to a transform. */
type Slide = {
	readonly imageId: number;
	readonly imageUrl: string;
	readonly imageAlt: string;
	readonly videoUrl: string;
	readonly posterUrl: string;
	readonly focalPoint: { readonly x: number; readonly y: number };
	readonly scheme: 'light' | 'dark';
	readonly overlay: number;
};

const coverOfSlide = ( { attributes, innerBlocks }: Block ): Block => {
	const slide = attributes as Slide;
	const background: Cover = slide.videoUrl
		? {
				backgroundType: 'video',
				url: slide.videoUrl,
				...( slide.posterUrl && { poster: slide.posterUrl } ),
			}
		: {
				url: slide.imageUrl,
				alt: slide.imageAlt,
				...( slide.imageId > 0 && { id: slide.imageId } ),
			};
	const { focalPoint, overlay: dimRatio } = slide;
	const isDark = slide.scheme === 'dark';
	return createBlock(
		'core/cover',
		{ ...background, focalPoint, dimRatio, isDark },
		innerBlocks
	);
};

const slideOfImage = ( { attributes }: Block ): Block => {
	const { id = 0, url = '', alt = '', caption = '' } = attributes;
	// A caption is rich text: a string, or an object that becomes one.
	const content = String( caption );
	return createBlock(
		'brolga/slide',
		{ imageId: id, imageUrl: url, imageAlt: alt },
		content === '' ? [] : [ createBlock( 'core/paragraph', { content } ) ]
	);
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: (
				{ align }: { readonly align?: string },
				images: readonly Block[]
			) =>
				createBlock(
					'brolga/slider',
					{ align },
					images.map( slideOfImage )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMultiBlock: true,
			transform: (
				covers: readonly Cover[],
				contents: readonly ( readonly Block[] )[]
			) =>
				createBlock(
					'brolga/slider',
					{},
					covers.map( ( cover, index ) =>
						slideOfCover( cover, contents[ index ] )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			transform: ( _: unknown, slides: readonly Block[] ) =>
				slides.map( coverOfSlide ),
		},
	],
};
