/**
 * The inserter's kinds of galleries.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { GalleryAttributes } from '../../src/contracts/attributes';

const variation = (
	name: string,
	title: string,
	description: string,
	attributes: Partial< GalleryAttributes >,
	isActive: readonly string[]
): BlockVariation< Record< string, unknown > > => ( {
	name,
	title,
	description,
	attributes,
	isActive: [ ...isActive ],
	isDefault: name === 'grid',
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation(
		'grid',
		__( 'Gallery', 'brolga' ),
		__( 'Images cropped to one shape, in rows.', 'brolga' ),
		{ layout: 'grid', paging: 'pages', ratio: '4/3' },
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
];
