/**
 * Groups and covers become sections, and a section becomes either again.
 */
import { createBlock, type Block } from '@wordpress/blocks';
import type { FocalPoint } from './types';

/** What a group, a cover and a section keep in the same attributes. */
const SHARED = [
	'align',
	'anchor',
	'backgroundColor',
	'textColor',
	'gradient',
	'fontSize',
	'style',
] as const;

type Shared = Readonly<
	Partial< Record< ( typeof SHARED )[ number ], unknown > >
>;

const sharedOf = ( attributes: Shared ): Record< string, unknown > =>
	Object.fromEntries(
		SHARED.flatMap( ( name ) =>
			attributes[ name ] ? [ [ name, attributes[ name ] ] ] : []
		)
	);

const TAGS = [ 'section', 'div', 'header', 'footer' ];

type Group = Shared & { readonly tagName?: string };

type Cover = Shared & {
	readonly url?: string;
	readonly id?: number;
	readonly alt?: string;
	readonly backgroundType?: 'image' | 'video';
	readonly poster?: string;
	readonly focalPoint?: FocalPoint;
	readonly hasParallax?: boolean;
	readonly dimRatio?: number;
	readonly isDark?: boolean;
	readonly tagName?: string;
	readonly minHeight?: number;
	readonly minHeightUnit?: string;
};

/** What a section's attributes are to a transform. */
type Section = Shared & {
	readonly tagName: string;
	readonly imageId: number;
	readonly imageUrl: string;
	readonly imageAlt: string;
	readonly videoUrl: string;
	readonly focalPoint: FocalPoint;
	readonly parallax: boolean;
	readonly scheme: 'light' | 'dark';
	readonly overlay: number;
};

const tagOf = ( name = 'div' ): { tagName: string } => ( {
	tagName: TAGS.includes( name ) ? name : 'section',
} );

const sectionOfCover = (
	{ url = '', id = 0, alt = '', dimRatio = 100, ...cover }: Cover,
	content: readonly Block[]
): Block => {
	const { minHeight, minHeightUnit = 'px' } = cover;
	const shared = sharedOf( cover );
	return createBlock(
		'brolga/section',
		{
			...shared,
			...tagOf( cover.tagName ),
			...( cover.backgroundType === 'video'
				? { videoUrl: url, imageUrl: cover.poster ?? '' }
				: { imageId: id, imageUrl: url, imageAlt: alt } ),
			...( cover.focalPoint && { focalPoint: cover.focalPoint } ),
			...( minHeight !== undefined && {
				style: {
					...( shared.style as object | undefined ),
					dimensions: {
						minHeight: `${ minHeight }${ minHeightUnit }`,
					},
				},
			} ),
			parallax: cover.hasParallax === true,
			overlay: dimRatio,
			scheme: cover.isDark === false ? 'light' : 'dark',
		},
		[ ...content ]
	);
};

const coverOfSection = ( section: Section, content: readonly Block[] ): Block =>
	createBlock(
		'core/cover',
		{
			...sharedOf( section ),
			...tagOf( section.tagName ),
			...( section.videoUrl
				? {
						backgroundType: 'video',
						url: section.videoUrl,
						...( section.imageUrl && { poster: section.imageUrl } ),
					}
				: {
						url: section.imageUrl,
						alt: section.imageAlt,
						...( section.imageId > 0 && { id: section.imageId } ),
					} ),
			focalPoint: section.focalPoint,
			hasParallax: section.parallax,
			dimRatio: section.overlay,
			isDark: section.scheme === 'dark',
		},
		[ ...content ]
	);

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( group: Group, content: readonly Block[] ) =>
				createBlock(
					'brolga/section',
					{ ...sharedOf( group ), ...tagOf( group.tagName ) },
					[ ...content ]
				),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			transform: sectionOfCover,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( section: Section, content: readonly Block[] ) =>
				createBlock(
					'core/group',
					{
						...sharedOf( section ),
						...tagOf( section.tagName ),
						layout: { type: 'constrained' },
					},
					[ ...content ]
				),
		},
		{
			type: 'block',
			blocks: [ 'core/cover' ],
			isMatch: ( { imageUrl, videoUrl }: Section ) =>
				imageUrl !== '' || videoUrl !== '',
			transform: coverOfSection,
		},
	],
};
