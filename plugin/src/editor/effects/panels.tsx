/**
 * Panels for what any block can do, WordPress' own too.
 */
import { InspectorControls } from '@wordpress/block-editor';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { AnimationPanel } from './animation-panel';
import { LinkPanel } from './link-panel';
import type { Saved } from './settings';
import { StickyPanel } from './sticky-panel';

const NAMES = [ 'brolgaAnimation', 'brolgaLink', 'brolgaSticky' ] as const;

type Effects = {
	readonly [ Name in ( typeof NAMES )[ number ] ]?: Saved | undefined;
};

interface EditProps {
	readonly clientId: string;
	readonly isSelected: boolean;
	readonly attributes: Effects;
	readonly setAttributes: ( attributes: Effects ) => void;
}

interface BlockType {
	readonly attributes?: object;
}

/** Every block keeps the settings. */
addFilter(
	'blocks.registerBlockType',
	'brolga/effects',
	( type: BlockType ): BlockType => ( {
		...type,
		attributes: {
			...type.attributes,
			...Object.fromEntries(
				NAMES.map( ( name ) => [ name, { type: 'object' } ] )
			),
		},
	} )
);

const withPanels = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function Effects( props: EditProps ) {
			const { clientId, isSelected, attributes, setAttributes } = props;
			return (
				<>
					<BlockEdit { ...props } />
					{ isSelected && (
						<InspectorControls>
							<AnimationPanel
								clientId={ clientId }
								settings={ attributes.brolgaAnimation }
								onChange={ ( brolgaAnimation ) =>
									setAttributes( { brolgaAnimation } )
								}
							/>
							<LinkPanel
								settings={ attributes.brolgaLink }
								onChange={ ( brolgaLink ) =>
									setAttributes( { brolgaLink } )
								}
							/>
							<StickyPanel
								settings={ attributes.brolgaSticky }
								onChange={ ( brolgaSticky ) =>
									setAttributes( { brolgaSticky } )
								}
							/>
						</InspectorControls>
					) }
				</>
			);
		},
	'withEffects'
);

addFilter( 'editor.BlockEdit', 'brolga/effects', withPanels );
