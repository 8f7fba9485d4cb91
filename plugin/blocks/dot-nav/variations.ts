/**
 * The inserter's two designs.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'dots',
		title: __( 'Dot navigation', 'brolga' ),
		isDefault: true,
		attributes: { design: 'dots' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'lines',
		title: __( 'Line navigation', 'brolga' ),
		attributes: { design: 'lines' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
];
