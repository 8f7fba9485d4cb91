/**
 * A header as it is at the page's top.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { BlockPanels, lazySettings, type Template } from '@brolga/editor';
import type { HeaderAttributes } from '../../src/contracts/attributes';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "header" */ './panels' )
);

/** A new header: the site's name and its menu, side by side. */
const TEMPLATE: Template[] = [
	[
		'core/group',
		{ layout: { type: 'flex', justifyContent: 'space-between' } },
		[ [ 'core/site-title', { level: 0 } ], [ 'brolga/menu' ] ],
	],
];

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< HeaderAttributes > ) => (
	<>
		<BlockPanels>
			<Settings
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</BlockPanels>
		<div
			{ ...useInnerBlocksProps( useBlockProps(), {
				template: TEMPLATE,
				templateLock: false,
			} ) }
		/>
	</>
);
