/**
 * The three kinds of blog.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { BlogAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: BlogAttributes[ 'layout' ],
	title: string
): Look => ( {
	name: layout,
	title,
	attributes: { layout },
	isActive: [ 'layout' ],
} );

export const variations = looks( [
	variation( 'grid', __( 'Blog grid', 'brolga' ) ),
	variation( 'list', __( 'Blog list', 'brolga' ) ),
	variation( 'masonry', __( 'Blog masonry', 'brolga' ) ),
] );
