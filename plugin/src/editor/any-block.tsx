/**
 * Panels that blocks of WordPress’ own have, too.
 */
import { addFilter } from '@wordpress/hooks';
import { BlockPanels, lazySettings } from '@brolga/editor';
import type { ComponentType } from 'react';

/** What of a block is asked here; its panels get all of it. */
interface EditProps {
	readonly name: string;
	readonly isSelected: boolean;
}

/**
 * Adds panels to the sidebar of a selected block.
 *
 * @param id   The filter's name.
 * @param load Imports them.
 * @param only Blocks of this name alone.
 */
export function addPanels< Props extends object >(
	id: string,
	load: () => Promise< { readonly Settings: ComponentType< Props > } >,
	only?: string
): void {
	const Settings = lazySettings( load );
	addFilter(
		'editor.BlockEdit',
		id,
		( BlockEdit: ComponentType< EditProps > ) =>
			( props: EditProps & Props ) => (
				<>
					<BlockEdit { ...props } />
					{ props.isSelected &&
						props.name === ( only ?? props.name ) && (
							<BlockPanels>
								<Settings { ...props } />
							</BlockPanels>
						) }
				</>
			)
	);
}
