/**
 * The inserter's two kinds of circle counters.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'circle',
		title: __( 'Circle counter', 'brolga' ),
		isDefault: true,
		attributes: {},
		scope: [ 'inserter' ],
	},
	{
		name: 'small',
		title: __( 'Small circle counter', 'brolga' ),
		attributes: { size: 120 },
		isActive: [ 'size' ],
		scope: [ 'inserter', 'transform' ],
	},
];
