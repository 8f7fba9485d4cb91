/**
 * The panel that a block with an image has besides its own.
 */
import { createHigherOrderComponent } from '@wordpress/compose';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { ComponentType } from 'react';
import type { AltDraftPanelProps } from './alt-draft-panel';
import { altOf } from './alt-of';

const Settings = lazySettings< AltDraftPanelProps >(
	() => import( /* webpackChunkName: "ai-alt" */ './alt-draft-panel' )
);

interface EditProps {
	readonly name: string;
	readonly isSelected: boolean;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly setAttributes: ( attributes: object ) => void;
}

export const withAltDraft = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function AltDraft( props: EditProps ) {
			const place = props.isSelected
				? altOf( props.name, props.attributes )
				: undefined;
			return (
				<>
					<BlockEdit { ...props } />
					{ place && (
						<BlockPanels
							{ ...( place.group && { group: place.group } ) }
						>
							<Settings
								image={ place.image }
								onUse={ ( text ) =>
									props.setAttributes( {
										[ place.alt ]: text,
									} )
								}
							/>
						</BlockPanels>
					) }
				</>
			);
		},
	'withAltDraft'
);
