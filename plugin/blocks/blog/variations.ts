/**
 * The inserter's three kinds of blog.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { BlogAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: BlogAttributes[ 'layout' ],
	title: string,
	more: Partial< BlogAttributes > = {}
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	attributes: { layout, ...more },
	isDefault: layout === 'grid',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'grid', __( 'Blog grid', 'brolga' ) ),
	variation( 'list', __( 'Blog list', 'brolga' ), { postsNumber: 4 } ),
	variation( 'masonry', __( 'Blog masonry', 'brolga' ) ),
];
