/**
 * Registers a block from its block.json.
 */
import {
	registerBlockType,
	type BlockConfiguration,
	type BlockEditProps,
} from '@wordpress/blocks';
import type { ComponentType, ReactElement } from 'react';

/** What a block's index.ts adds to its block.json. */
export interface BlockSettings< Attributes extends Record< string, unknown > > {
	readonly icon: ReactElement;
	readonly edit: ComponentType< BlockEditProps< Attributes > >;
	readonly save: ComponentType;
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
 * @param metadata      The block's block.json.
 * @param metadata.name Its name.
 * @param settings      What the editor needs besides.
 */
export function registerBlock< Attributes extends Record< string, unknown > >(
	{ name }: { readonly name: string },
	settings: BlockSettings< Attributes >
): void {
	registerBlockType( name, settings as unknown as BlockConfiguration );
}
