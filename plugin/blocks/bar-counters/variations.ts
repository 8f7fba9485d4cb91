/**
 * The two kinds of bar counters.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { BarCountersAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: BarCountersAttributes[ 'layout' ],
	title: string
): Look => ( {
	name: layout,
	title,
	attributes: { layout },
	isActive: [ 'layout' ],
} );

export const variations = looks( [
	variation( 'thin', __( 'Bar counters', 'brolga' ) ),
	variation( 'thick', __( 'Thick bar counters', 'brolga' ) ),
] );
