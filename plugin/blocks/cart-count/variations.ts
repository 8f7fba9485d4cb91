/**
 * The inserter's two designs.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

export const variations: BlockVariation< Record< string, unknown > >[] = [
	{
		name: 'icon',
		title: __( 'Cart count', 'brolga' ),
		isDefault: true,
		attributes: { design: 'icon' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'words',
		title: __( 'Cart count in words', 'brolga' ),
		attributes: { design: 'words' },
		isActive: [ 'design' ],
		scope: [ 'inserter', 'transform' ],
	},
];
