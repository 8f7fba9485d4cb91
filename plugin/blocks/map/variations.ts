/**
 * The inserter's two kinds of maps.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { MapAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: MapAttributes[ 'layout' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	attributes: { layout },
	isDefault: layout === 'below',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'below', __( 'Map', 'brolga' ) ),
	variation( 'beside', __( 'Map beside its list', 'brolga' ) ),
];
