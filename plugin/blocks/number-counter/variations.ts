/**
 * The inserter's two kinds of number counters.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { NumberCounterAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: NumberCounterAttributes[ 'layout' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	attributes: { layout },
	isDefault: layout === 'stacked',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'stacked', __( 'Number counter', 'brolga' ) ),
	variation( 'beside', __( 'Number beside its text', 'brolga' ) ),
];
