/**
 * The inserter's two corners.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'end',
		title: __( 'Back to top', 'brolga' ),
		isDefault: true,
		attributes: { side: 'end' },
		isActive: [ 'side' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'start',
		title: __( 'Back to top, other corner', 'brolga' ),
		attributes: { side: 'start' },
		isActive: [ 'side' ],
		scope: [ 'inserter', 'transform' ],
	},
];
