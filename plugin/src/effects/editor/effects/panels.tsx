/**
 * Panels for what any block can do, WordPress' own too.
 */
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { ComponentType } from 'react';
import type { EffectsProps } from './effects-settings';

const NAMES = [
	'brolgaAnimation',
	'brolgaLink',
	'brolgaSticky',
	'brolgaVisibility',
] as const;

const Settings = lazySettings(
	() => import( /* webpackChunkName: "effects" */ './effects-settings' )
);

interface EditProps extends EffectsProps {
	readonly isSelected: boolean;
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
			return (
				<>
					<BlockEdit { ...props } />
					{ props.isSelected && (
						<BlockPanels>
							<Settings { ...props } />
						</BlockPanels>
					) }
				</>
			);
		},
	'withEffects'
);

addFilter( 'editor.BlockEdit', 'brolga/effects', withPanels );

interface ListedProps {
	readonly attributes: EffectsProps[ 'attributes' ];
	readonly className?: string;
}

/** A block that not everybody sees has a mark. @see VIS-11 */
addFilter(
	'editor.BlockListBlock',
	'brolga/effects',
	( Listed: ComponentType< ListedProps > ) => ( props: ListedProps ) =>
		props.attributes.brolgaVisibility ? (
			<Listed
				{ ...props }
				className={ `${ props.className ?? '' } has-brolga-rule` }
			/>
		) : (
			<Listed { ...props } />
		)
);
