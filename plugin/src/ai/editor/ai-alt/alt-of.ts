/**
 * Which attributes of which blocks are an image of the media library and its
 * alternative text. Pure.
 */

/** Their names: the image's id, and its text. */
type Names = readonly [ id: string, alt: string ];

const BLOCKS: Readonly< Record< string, Names > > = {
	'core/image': [ 'id', 'alt' ],
	'core/cover': [ 'id', 'alt' ],
	'core/media-text': [ 'mediaId', 'mediaAlt' ],
	'brolga/section': [ 'imageId', 'imageAlt' ],
	'brolga/slide': [ 'imageId', 'imageAlt' ],
	'brolga/testimonial': [ 'portraitId', 'portraitAlt' ],
};

/** The blocks whose own field for the text is in the sidebar's tab "Content". */
const IN_CONTENT: readonly string[] = [ 'core/image' ];

/** What says that a medium is a video. */
const TYPES = [ 'mediaType', 'backgroundType' ];

/** An image, and where its text is kept. */
export interface AltPlace {
	readonly image: number;
	/** The attribute. */
	readonly alt: string;
	/** Where the sidebar has the block's own field for it; its first tab without. */
	readonly group?: 'content';
}

/**
 * The image of a block; undefined where it has none of the media library.
 *
 * @param name       The block's.
 * @param attributes Its own.
 */
export const altOf = (
	name: string,
	attributes: Readonly< Record< string, unknown > >
): AltPlace | undefined => {
	const [ id = '', alt = '' ] = BLOCKS[ name ] ?? [];
	const image = attributes[ id ];
	const isBound =
		( attributes.metadata as { bindings?: object } | undefined )
			?.bindings !== undefined;
	return typeof image === 'number' &&
		image > 0 &&
		! isBound &&
		! attributes.useFeaturedImage &&
		TYPES.every( ( type ) => attributes[ type ] !== 'video' )
		? {
				image,
				alt,
				...( IN_CONTENT.includes( name ) && { group: 'content' } ),
			}
		: undefined;
};
