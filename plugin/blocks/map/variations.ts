/**
 * The two kinds of maps.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { MapAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: MapAttributes[ 'layout' ],
	title: string
): Look => ( {
	name: layout,
	title,
	attributes: { layout },
	isActive: [ 'layout' ],
} );

export const variations = looks( [
	variation( 'below', __( 'Map', 'brolga' ) ),
	variation( 'beside', __( 'Map beside its list', 'brolga' ) ),
] );
