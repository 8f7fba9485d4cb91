/**
 * The inserter's two kinds of tabs.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { TabsAttributes } from '../../src/contracts/attributes';

const variation = (
	orientation: TabsAttributes[ 'orientation' ],
	title: string
): BlockVariation< Record< string, unknown > > => ( {
	name: orientation,
	title,
	attributes: { orientation },
	isDefault: orientation === 'horizontal',
	isActive: [ 'orientation' ],
	scope: [ 'inserter', 'transform' ],
} );

export const variations = [
	variation( 'horizontal', __( 'Tabs', 'brolga' ) ),
	variation( 'vertical', __( 'Vertical tabs', 'brolga' ) ),
];
