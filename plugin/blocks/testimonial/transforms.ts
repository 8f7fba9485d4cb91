/**
 * Quotes and images with text become testimonials, and a testimonial becomes
 * a quote again.
 */
import { createBlock, type Block } from '@wordpress/blocks';

/** Rich text is a string, or an object that becomes one; names hold no markup. */
const textOf = ( html: unknown ): string =>
	new DOMParser().parseFromString( String( html ?? '' ), 'text/html' ).body
		.textContent;

type MediaText = {
	readonly mediaType?: string;
	readonly mediaId?: number;
	readonly mediaUrl?: string;
	readonly mediaAlt?: string;
};

/** What a testimonial's author is to a transform. */
type Author = {
	readonly author: string;
	readonly role: string;
	readonly company: string;
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/quote' ],
			transform: (
				{ citation }: { readonly citation?: unknown },
				words: readonly Block[]
			) =>
				createBlock(
					'brolga/testimonial',
					{ author: textOf( citation ) },
					[ ...words ]
				),
		},
		{
			type: 'block',
			blocks: [ 'core/media-text' ],
			isMatch: ( { mediaType }: MediaText ) => mediaType !== 'video',
			transform: (
				{ mediaId = 0, mediaUrl = '', mediaAlt = '' }: MediaText,
				words: readonly Block[]
			) =>
				createBlock(
					'brolga/testimonial',
					{
						design: 'side',
						portraitId: mediaId,
						portraitUrl: mediaUrl,
						portraitAlt: mediaAlt,
					},
					[ ...words ]
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/quote' ],
			transform: (
				{ author, role, company }: Author,
				words: readonly Block[]
			) => {
				// A citation is HTML.
				const citation = document.createElement( 'span' );
				citation.textContent = [ author, role, company ]
					.filter( ( part ) => part !== '' )
					.join( ', ' );
				return createBlock(
					'core/quote',
					{ citation: citation.innerHTML },
					[ ...words ]
				);
			},
		},
	],
};
