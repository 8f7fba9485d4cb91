/**
 * The two kinds of video sliders.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { VideoSliderAttributes } from '../../src/contracts/attributes';

const variation = (
	design: VideoSliderAttributes[ 'design' ],
	title: string,
	description: string
): Look => ( {
	name: design,
	title,
	description,
	attributes: { design },
	isActive: [ 'design' ],
} );

export const variations = looks( [
	variation(
		'thumbnails',
		__( 'Video slider', 'brolga' ),
		__( 'One video, with thumbnails of all videos below it.', 'brolga' )
	),
	variation(
		'titles',
		__( 'Video slider with titles', 'brolga' ),
		__( 'One video, with the titles of all videos below it.', 'brolga' )
	),
] );
