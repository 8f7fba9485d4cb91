/**
 * The panel that a variant has besides its own: another wording of a heading.
 */
import { createHigherOrderComponent } from '@wordpress/compose';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { ComponentType } from 'react';
import type { HeadingDraftProps } from './heading-draft';

const Settings = lazySettings< HeadingDraftProps >(
	() => import( /* webpackChunkName: "ai-heading" */ './heading-draft' )
);

interface EditProps {
	readonly name: string;
	readonly clientId: string;
	readonly isSelected: boolean;
	readonly attributes: { readonly number?: number };
}

/** The control stays as it is: number 0. */
const isVariant = ( { name, isSelected, attributes }: EditProps ): boolean =>
	isSelected && name === 'brolga/variant' && !! attributes.number;

export const withHeadingDraft = createHigherOrderComponent(
	( BlockEdit: ComponentType< EditProps > ) =>
		function HeadingDraft( props: EditProps ) {
			return (
				<>
					<BlockEdit { ...props } />
					{ isVariant( props ) && (
						<BlockPanels>
							<Settings clientId={ props.clientId } />
						</BlockPanels>
					) }
				</>
			);
		},
	'withHeadingDraft'
);
