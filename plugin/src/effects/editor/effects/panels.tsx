/**
 * Panels for what any block can do, WordPress' own too.
 */
import { addFilter } from '@wordpress/hooks';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { ComponentType } from 'react';
import type { EffectsProps } from './effects-settings';

const Settings = lazySettings(
	() => import( /* webpackChunkName: "effects" */ './effects-settings' )
);

type Attributes = EffectsProps[ 'attributes' ];

interface EditProps extends EffectsProps {
	readonly isSelected: boolean;
}

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

addFilter(
	'editor.BlockEdit',
	'brolga/effects',
	( BlockEdit: ComponentType< EditProps > ) => ( props: EditProps ) => (
		<>
			<BlockEdit { ...props } />
			{ props.isSelected && (
				<BlockPanels>
					<Settings { ...props } />
				</BlockPanels>
			) }
		</>
	)
);
