/**
 * A block editor for tests: what the server tells the real one, a toolbar of the
 * selected block's own buttons, and a canvas.
 */
import {
	BlockControls,
	BlockEditorProvider,
	BlockList,
} from '@wordpress/block-editor';
import {
	getCategories,
	registerBlockType,
	setCategories,
	unstable__bootstrapServerSideBlockDefinitions as bootstrap,
	type Block,
	type BlockConfiguration,
} from '@wordpress/blocks';
import { Toolbar } from '@wordpress/components';
import { useRegistry } from '@wordpress/data';
import { logged } from '@wordpress/deprecated';
import { act, render } from '@testing-library/react';

// The floor, WordPress 6.8, knows a template of inner blocks in no other way.
logged[
	'The template prop of InnerBlocks and useInnerBlocksProps is deprecated since version 7.2. Please use a `template` declared in the block type settings instead.'
] = true;

type EditorRegistry = ReturnType< typeof useRegistry >;

/** A core block, as far as a template needs it. */
const declareCore = ( name: string ): void => {
	registerBlockType( name, {
		apiVersion: 3,
		title: name,
		category: 'text',
		attributes: {
			content: { type: 'string' },
			metadata: { type: 'object' },
		},
		edit: () => null,
		save: () => null,
	} as unknown as BlockConfiguration );
};

/**
 * Declares blocks by their block.json, as the server does before any block's
 * script runs.
 *
 * @param metadata Contents of block.json files.
 */
export function declareBlocks(
	...metadata: readonly {
		readonly name: string;
		readonly [ setting: string ]: unknown;
	}[]
): void {
	setCategories( [
		...getCategories(),
		{ slug: 'brolga', title: 'Brolga' },
	] );
	[
		'core/missing',
		'core/paragraph',
		'core/heading',
		'core/buttons',
	].forEach( declareCore );
	bootstrap(
		Object.fromEntries(
			metadata.map( ( { name, ...settings } ) => [ name, settings ] )
		) as unknown as Parameters< typeof bootstrap >[ 0 ]
	);
}

/**
 * Opens blocks in an editor, and waits until it has settled.
 *
 * @param  blocks What the canvas holds.
 * @return The stores of this editor, which are not the page's.
 */
export async function openEditor(
	...blocks: Block[]
): Promise< EditorRegistry > {
	const found: { registry?: EditorRegistry } = {};
	function Registry() {
		found.registry = useRegistry();
		return null;
	}
	// The editor's stores go on working after the first paint.
	await act( async () => {
		render(
			<BlockEditorProvider value={ blocks }>
				<Registry />
				<Toolbar label="Block tools">
					<BlockControls.Slot />
				</Toolbar>
				<BlockList />
			</BlockEditorProvider>
		);
	} );
	if ( ! found.registry ) {
		throw new Error( 'The editor did not open.' );
	}
	return found.registry;
}
