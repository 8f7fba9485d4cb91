/**
 * Registers a block from its block.json.
 */
import {
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
} from '@wordpress/blocks';
import type { ComponentType, ReactElement } from 'react';
import { withOwnAnchor } from './own-anchor';
import { save } from './saved-text';

/** What a block's index.ts adds to its block.json. */
export interface BlockSettings< Attributes extends Record< string, unknown > > {
	readonly icon: ReactElement;
	readonly edit: ComponentType< BlockEditProps< Attributes > >;
	/** Instead of its inner blocks alone. */
	readonly save?: ComponentType;
	readonly transforms?: {
		readonly from?: readonly object[];
		readonly to?: readonly object[];
	};
	readonly variations?: readonly object[];
}

/**
 * Registers a block. WordPress types every block's attributes alike, so the
 * one cast this needs stands here and in no block.
 *
 * @param name     Its name there, which is all that a script takes of it: the
 *                 server has told the editor the rest.
 * @param settings What the editor needs besides.
 */
export function registerBlock< Attributes extends Record< string, unknown > >(
	name: string,
	settings: BlockSettings< Attributes >
): void {
	registerBlockType( name, {
		save,
		...settings,
		edit: withOwnAnchor(
			settings.edit as unknown as Parameters< typeof withOwnAnchor >[ 0 ]
		),
	} as unknown as BlockConfiguration );
}
