/**
 * The two kinds of number counters.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { NumberCounterAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: NumberCounterAttributes[ 'layout' ],
	title: string
): Look => ( {
	name: layout,
	title,
	attributes: { layout },
	isActive: [ 'layout' ],
} );

export const variations = looks( [
	variation( 'stacked', __( 'Number counter', 'brolga' ) ),
	variation( 'beside', __( 'Number beside its text', 'brolga' ) ),
] );
