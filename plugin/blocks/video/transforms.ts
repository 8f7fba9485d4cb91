/**
 * Core's videos and embeds become ours, and ours become core's again.
 */
import { createBlock } from '@wordpress/blocks';
import type { VideoAttributes } from '../../src/contracts/attributes';

/** What we read of a core/video. */
type CoreVideo = {
	readonly src?: string;
	readonly poster?: string;
	readonly caption?: unknown;
	readonly tracks?: readonly {
		readonly src?: string;
		readonly label?: string;
		readonly srcLang?: string;
	}[];
	readonly align?: string;
};

/** What we read of a core/embed. */
type CoreEmbed = {
	readonly url?: string;
	readonly providerNameSlug?: string;
	readonly caption?: unknown;
	readonly align?: string;
};

/** Ours, and what supports add to it. */
type Video = VideoAttributes & { readonly align?: string };

/** Hosts whose videos we show. */
const HOSTS = [ 'youtube', 'vimeo' ];

/** A caption is rich text: a string, or an object that becomes one. */
const text = ( caption: unknown = '' ): string => String( caption ?? '' );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/video' ],
			transform: ( {
				src = '',
				poster = '',
				caption,
				tracks = [],
				align,
			}: CoreVideo ) =>
				createBlock( 'brolga/video', {
					url: src,
					posterUrl: poster,
					caption: text( caption ),
					captionsUrl: tracks[ 0 ]?.src ?? '',
					captionsLabel: tracks[ 0 ]?.label ?? '',
					captionsLanguage: tracks[ 0 ]?.srcLang ?? '',
					align,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { providerNameSlug = '' }: CoreEmbed ) =>
				HOSTS.includes( providerNameSlug ),
			transform: ( { url = '', caption, align }: CoreEmbed ) =>
				createBlock( 'brolga/video', {
					url,
					caption: text( caption ),
					align,
				} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/video' ],
			isMatch: ( { url }: Video ) =>
				/\.(?:mp4|m4v|webm|ogv|mov)(?:$|\?)/i.test( url ),
			transform: ( { url, posterUrl, caption, align }: Video ) =>
				createBlock( 'core/video', {
					src: url,
					...( posterUrl && { poster: posterUrl } ),
					caption,
					align,
				} ),
		},
		{
			type: 'block',
			blocks: [ 'core/embed' ],
			isMatch: ( { url }: Video ) => /^https:\/\//.test( url ),
			transform: ( { url, caption, align }: Video ) =>
				createBlock( 'core/embed', { url, caption, align } ),
		},
	],
};
