/**
 * The two kinds of tabs.
 */
import { __ } from '@wordpress/i18n';
import { blockIcons, looks, type Look } from '@brolga/editor';
import type { ReactElement } from 'react';
import type { TabsAttributes } from '../../src/contracts/attributes';

const variation = (
	orientation: TabsAttributes[ 'orientation' ],
	title: string,
	description: string,
	icon: ReactElement
): Look => ( {
	name: orientation,
	title,
	description,
	icon,
	attributes: { orientation },
	isActive: [ 'orientation' ],
} );

export const variations = looks( [
	variation(
		'horizontal',
		__( 'Linkable tabs', 'brolga' ),
		__(
			'Tabs, each with its own link. Without JavaScript, all content is shown.',
			'brolga'
		),
		blockIcons.tabs
	),
	variation(
		'vertical',
		__( 'Vertical tabs', 'brolga' ),
		__(
			'Tabs down the side, each with its own link. Without JavaScript, all content is shown.',
			'brolga'
		),
		blockIcons.verticalTabs
	),
] );
