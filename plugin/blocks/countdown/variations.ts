/**
 * The two kinds of countdowns.
 */
import { __ } from '@wordpress/i18n';
import { looks, type Look } from '@brolga/editor';
import type { CountdownAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: CountdownAttributes[ 'layout' ],
	title: string
): Look => ( {
	name: layout,
	title,
	attributes: { layout },
	isActive: [ 'layout' ],
} );

export const variations = looks( [
	variation( 'plain', __( 'Countdown', 'brolga' ) ),
	variation( 'boxes', __( 'Countdown in boxes', 'brolga' ) ),
] );
