/**
 * A section as the visitor will see it, its video still.
 */
import {
	BlockControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { SECTION } from '@brolga/contracts';
import {
	BlockPanels,
	imageOf,
	lazySettings,
	MediaPicker,
	type Template,
} from '@brolga/editor';
import type { Attributes } from './types';
import type { SettingsProps } from './panels';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "section" */ './panels' )
);

const TEMPLATE: Template[] = [
	[
		'core/heading',
		{ level: 2, placeholder: __( 'Section heading', 'brolga' ) },
	],
	[ 'core/paragraph', {} ],
];

const INNER = {
	template: TEMPLATE,
	templateLock: false as const,
	/** What core's alignments of the blocks inside go by. */
	layout: { type: 'constrained' },
};

const Toolbar = ( { attributes, setAttributes }: SettingsProps ) => (
	<BlockControls>
		<ToolbarGroup>
			<MediaPicker
				type="image"
				onSelect={ ( media ) => setAttributes( imageOf( media ) ) }
				render={ ( open ) => (
					<ToolbarButton onClick={ open }>
						{ attributes.imageUrl === ''
							? __( 'Add image', 'brolga' )
							: __( 'Replace image', 'brolga' ) }
					</ToolbarButton>
				) }
			/>
			<MediaPicker
				type="video"
				onSelect={ ( { url } ) => setAttributes( { videoUrl: url } ) }
				render={ ( open ) => (
					<ToolbarButton onClick={ open }>
						{ attributes.videoUrl === ''
							? __( 'Add video', 'brolga' )
							: __( 'Replace video', 'brolga' ) }
					</ToolbarButton>
				) }
			/>
		</ToolbarGroup>
	</BlockControls>
);

type Edge = 'Top' | 'Bottom';

const Background = ( {
	attributes: { imageUrl, imageAlt, videoUrl, focalPoint },
}: Pick< SettingsProps, 'attributes' > ) =>
	imageUrl === '' && videoUrl === '' ? null : (
		<div className="wp-block-brolga-section__background">
			<div className="wp-block-brolga-section__layer">
				{ imageUrl !== '' && (
					<img
						className="wp-block-brolga-section__image"
						src={ imageUrl }
						alt={ imageAlt }
						style={ {
							objectPosition: `${ focalPoint.x * 100 }% ${
								focalPoint.y * 100
							}%`,
						} }
					/>
				) }
				{ videoUrl !== '' && (
					<video
						className="wp-block-brolga-section__video"
						src={ videoUrl }
						preload="metadata"
						muted
						playsInline
					/>
				) }
			</div>
			<div className="wp-block-brolga-section__overlay" />
		</div>
	);

const Divider = ( {
	edge,
	attributes,
}: Pick< SettingsProps, 'attributes' > & { readonly edge: Edge } ) => {
	const shape = attributes[ `divider${ edge }` ];
	const flip = attributes[ `divider${ edge }Flip` ] ? ' is-flipped' : '';
	return shape === 'none' ? null : (
		<svg
			className={ `wp-block-brolga-section__divider is-${ edge.toLowerCase() }${ flip }` }
			style={ { color: attributes[ `divider${ edge }Color` ] } }
			viewBox="0 0 1200 100"
			preserveAspectRatio="none"
			aria-hidden
		>
			<path d={ SECTION.dividers[ shape ] } />
		</svg>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< Attributes > ) => {
	const { imageUrl, videoUrl, scheme, tagName, align } = attributes;
	const hasBackground = imageUrl !== '' || videoUrl !== '';
	const blockProps = useBlockProps( {
		className: [
			hasBackground && `has-image is-${ scheme }`,
			hasBackground && attributes.parallax && 'has-parallax',
		]
			.filter( Boolean )
			.join( ' ' ),
		style: {
			'--brolga-section-overlay': `${ attributes.overlay }%`,
			'--brolga-section-parallax': SECTION.parallaxFactor,
			'--brolga-section-top': `${
				attributes.dividerTop === 'none'
					? 0
					: attributes.dividerTopHeight
			}px`,
			'--brolga-section-bottom': `${
				attributes.dividerBottom === 'none'
					? 0
					: attributes.dividerBottomHeight
			}px`,
		} as CSSProperties,
	} );
	const content = useInnerBlocksProps(
		{
			className: `wp-block-brolga-section__content is-layout-constrained${
				align === 'full' ? ' has-global-padding' : ''
			}`,
		},
		INNER
	);
	const settings = { attributes, setAttributes };
	const Element = tagName;

	return (
		<Element { ...blockProps }>
			<Toolbar { ...settings } />
			<BlockPanels>
				<Settings { ...settings } />
			</BlockPanels>
			<Background attributes={ attributes } />
			<Divider edge="Top" attributes={ attributes } />
			<div { ...content } />
			<Divider edge="Bottom" attributes={ attributes } />
		</Element>
	);
};
