/**
 * The inserter's two kinds of tabs.
 */
import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { blockIcons } from '@brolga/editor';
import type { ReactElement } from 'react';
import type { TabsAttributes } from '../../src/contracts/attributes';

const variation = (
	orientation: TabsAttributes[ 'orientation' ],
	title: string,
	description: string,
	icon: ReactElement
): BlockVariation< Record< string, unknown > > => ( {
	name: orientation,
	title,
	description,
	icon,
	attributes: { orientation },
	isDefault: orientation === 'horizontal',
	isActive: [ 'orientation' ],
	scope: [ 'inserter', 'transform' ],
} );

// WordPress has tabs of its own, beside which these stand in the inserter.
export const variations = [
	variation(
		'horizontal',
		__( 'Brolga tabs', 'brolga' ),
		__(
			'Tabs, each with its own link. Without JavaScript, all content is shown.',
			'brolga'
		),
		blockIcons.tabs
	),
	variation(
		'vertical',
		__( 'Brolga vertical tabs', 'brolga' ),
		__(
			'Tabs down the side, each with its own link. Without JavaScript, all content is shown.',
			'brolga'
		),
		blockIcons.verticalTabs
	),
];
