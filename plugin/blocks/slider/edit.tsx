/**
 * A slider as the visitor will see it: one slide, and below it thumbnails to
 * pick another one to work on.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import {
	type ActiveChildState,
	BlockAppender,
	BlockPanels,
	type Child,
	lazySettings,
	type Template,
	useActiveChild,
} from '@brolga/editor';
import { SlidesTrack, SlideThumbnail } from '@brolga/editor-slides';
import type { SliderAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "slides" */ './panels' )
);

const BLOCK = 'wp-block-brolga-slider';

const TEMPLATE: Template[] = [
	[ 'brolga/slide', {} ],
	[ 'brolga/slide', {} ],
];

const Thumbnail = ( {
	slide,
	number,
	slides,
}: {
	readonly slide: Child;
	readonly number: number;
	readonly slides: ActiveChildState;
} ) => {
	const { imageUrl, posterUrl, scheme } = slide.attributes;
	const image = String( imageUrl || posterUrl );
	return (
		<SlideThumbnail
			className={ `${ BLOCK }__thumbnail is-${ String( scheme ) }` }
			/* translators: %d: the slide's number. */
			label={ sprintf( __( 'Slide %d', 'brolga' ), number ) }
			slide={ slide }
			slides={ slides }
		>
			{ image ? <img src={ image } alt="" /> : number }
		</SlideThumbnail>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< SliderAttributes > ) => {
	const slides = useActiveChild( clientId );
	const active = slides.children.find(
		( slide ) => slide.clientId === slides.active
	);
	const blockProps = useBlockProps( {
		className: `is-${ String( active?.attributes.scheme ?? 'dark' ) }`,
		style: {
			'--brolga-slider-ratio': attributes.ratio,
			'--brolga-slider-height': `${ attributes.minHeight }svh`,
			...( attributes.ratio === 'auto'
				? { '--brolga-slider-phone': 'auto' }
				: {} ),
		} as CSSProperties,
	} );
	return (
		<div { ...blockProps }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/slide"
				label={ __( 'Add slide', 'brolga' ) }
			/>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<SlidesTrack
				block={ BLOCK }
				template={ TEMPLATE }
				active={ slides.active }
			/>
			<div className="wp-block-brolga-slider__thumbnails">
				{ slides.children.map( ( slide, index ) => (
					<Thumbnail
						key={ slide.clientId }
						slide={ slide }
						number={ index + 1 }
						slides={ slides }
					/>
				) ) }
			</div>
		</div>
	);
};
