/**
 * The kinds of galleries.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { GalleryAttributes } from '../../src/contracts/attributes';

const variation = (
	name: string,
	title: string,
	description: string,
	attributes: Partial< GalleryAttributes >,
	isActive: readonly string[]
): Look => ( {
	name,
	title,
	description,
	attributes,
	isActive: [ ...isActive ],
} );

export const variations = looks( [
	variation(
		'grid',
		__( 'Lightbox gallery', 'brolga' ),
		__( 'Images cropped to one shape, in rows.', 'brolga' ),
		{
			layout: 'grid',
			paging: 'pages',
			ratio: '4/3',
			columns: 2,
			perPage: 4,
			captions: 'below',
		},
		[ 'layout', 'paging' ]
	),
	variation(
		'masonry',
		__( 'Masonry gallery', 'brolga' ),
		__( 'Images in their original shapes, in columns.', 'brolga' ),
		{ layout: 'masonry', ratio: 'auto', columns: 3, perPage: 9 },
		[ 'layout' ]
	),
	variation(
		'slider',
		__( 'Gallery row', 'brolga' ),
		__( 'A row of images to scroll through.', 'brolga' ),
		{ layout: 'slider', ratio: '3/4', columns: 3 },
		[ 'layout' ]
	),
	variation(
		'more',
		__( 'Gallery, load more', 'brolga' ),
		__( 'Square images with a load more button.', 'brolga' ),
		{
			layout: 'grid',
			paging: 'more',
			ratio: '1/1',
			columns: 4,
			perPage: 8,
			captions: 'over',
		},
		[ 'layout', 'paging' ]
	),
] );
