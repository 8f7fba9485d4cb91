/**
 * The inserter's two kinds of bar counters.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { BarCountersAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: BarCountersAttributes[ 'layout' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	attributes: { layout },
	isDefault: layout === 'thin',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'thin', __( 'Bar counters', 'brolga' ) ),
	variation( 'thick', __( 'Thick bar counters', 'brolga' ) ),
];
