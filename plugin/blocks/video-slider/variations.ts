/**
 * The inserter's two kinds of video sliders.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { VideoSliderAttributes } from '../../src/contracts/attributes';

const variation = (
	design: VideoSliderAttributes[ 'design' ],
	title: string,
	description: string
): BlockVariation< Record< string, unknown > > => ( {
	name: design,
	title,
	description,
	attributes: { design },
	isDefault: design === 'thumbnails',
	isActive: [ 'design' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
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
];
