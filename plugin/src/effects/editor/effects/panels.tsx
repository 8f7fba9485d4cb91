/**
 * Panels for what any block can do, WordPress' own too.
 */
import { addFilter } from '@wordpress/hooks';
import { addPanels } from '../../../editor/any-block';
import type { EffectsProps } from './effects-settings';

type Attributes = EffectsProps[ 'attributes' ];

interface BlockType {
	readonly attributes?: object;
	readonly getEditWrapperProps?: ( attributes: Attributes ) => object;
}

/** Every block keeps the settings, and has a mark where not everybody sees it. @see VIS-11 */
addFilter(
	'blocks.registerBlockType',
	'brolga/effects',
	( type: BlockType ): BlockType => ( {
		...type,
		attributes: {
			...type.attributes,
			brolgaAnimation: { type: 'object' },
			brolgaLink: { type: 'object' },
			brolgaSticky: { type: 'object' },
			brolgaVisibility: { type: 'object' },
		},
		getEditWrapperProps: ( attributes ) => ( {
			...type.getEditWrapperProps?.( attributes ),
			'data-brolga-rule': attributes.brolgaVisibility && '',
		} ),
	} )
);

addPanels(
	'brolga/effects',
	() => import( /* webpackChunkName: "effects" */ './effects-settings' )
);
