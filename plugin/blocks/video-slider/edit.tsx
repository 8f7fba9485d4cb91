/**
 * A video slider as the visitor will see it: one video, and below it what the
 * others are picked by.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
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
import type { VideoSliderAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "slides" */ './panels' )
);

const BLOCK = 'wp-block-brolga-video-slider';

const TEMPLATE: Template[] = [
	[ 'brolga/video-slide', {} ],
	[ 'brolga/video-slide', {} ],
];

const Thumbnail = ( {
	slide,
	number,
	slides,
	hasImage,
}: {
	readonly slide: Child;
	readonly number: number;
	readonly slides: ActiveChildState;
	readonly hasImage: boolean;
} ) => {
	const { title = '', posterUrl = '' } =
		slide.innerBlocks[ 0 ]?.attributes ?? {};
	return (
		<SlideThumbnail
			className={ `${ BLOCK }__thumbnail` }
			slide={ slide }
			slides={ slides }
		>
			{ hasImage && (
				<span className={ `${ BLOCK }__image` }>
					{ posterUrl !== '' && (
						<img src={ String( posterUrl ) } alt="" />
					) }
				</span>
			) }
			<span className={ `${ BLOCK }__title` }>
				{ String( title ) ||
					/* translators: %d: the video's number. */
					sprintf( __( 'Video %d', 'brolga' ), number ) }
			</span>
		</SlideThumbnail>
	);
};

export const Edit = ( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< VideoSliderAttributes > ) => {
	const slides = useActiveChild( clientId );
	const blockProps = useBlockProps( {
		className: `is-${ attributes.design }`,
		// What the view says on the page.
		...{ 'data-brolga-ready': '' },
	} );
	return (
		<div { ...blockProps }>
			<BlockAppender
				clientId={ clientId }
				name="brolga/video-slide"
				label={ __( 'Add video', 'brolga' ) }
			/>
			<BlockPanels>
				<Settings
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</BlockPanels>
			<div className={ `${ BLOCK }__controls` }>
				<div className={ `${ BLOCK }__row` }>
					{ slides.children.map( ( slide, index ) => (
						<Thumbnail
							key={ slide.clientId }
							slide={ slide }
							number={ index + 1 }
							slides={ slides }
							hasImage={ attributes.design === 'thumbnails' }
						/>
					) ) }
				</div>
			</div>
			<SlidesTrack
				block={ BLOCK }
				template={ TEMPLATE }
				active={ slides.active }
			/>
		</div>
	);
};
