/**
 * The inserter's two kinds of countdowns.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { CountdownAttributes } from '../../src/contracts/attributes';

const variation = (
	layout: CountdownAttributes[ 'layout' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: layout,
	title,
	attributes: { layout },
	isDefault: layout === 'plain',
	isActive: [ 'layout' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'plain', __( 'Countdown', 'brolga' ) ),
	variation( 'boxes', __( 'Countdown in boxes', 'brolga' ) ),
];
