/**
 * Puts a section into the page: below the part that is selected, or at its end.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { isUnmodifiedDefaultBlock, parse } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';

interface Editor {
	getSelectedBlockClientId: () => string | null;
	getBlockRootClientId: ( clientId: string ) => string | null;
	getBlockIndex: ( clientId: string ) => number;
	getBlockOrder: ( rootClientId: string ) => readonly string[];
	getBlocksByName: ( name: string ) => readonly string[];
	getBlock: (
		clientId: string
	) => Parameters< typeof isUnmodifiedDefaultBlock >[ 0 ] | null;
}

interface Actions {
	insertBlocks: (
		blocks: readonly object[],
		index: number,
		rootClientId?: string
	) => void;
	replaceBlocks: ( clientId: string, blocks: readonly object[] ) => void;
}

/** The part of the page in which a block stands; null: in none. */
const partWith = (
	editor: Editor,
	root: string,
	clientId: string | null
): string | null => {
	let part = clientId;
	while ( part && editor.getBlockRootClientId( part ) !== root ) {
		part = editor.getBlockRootClientId( part );
	}
	return part || null;
};

export function useInsert(): ( content: string ) => void {
	const registry = useRegistry();
	const actions = useDispatch( blockEditorStore ) as unknown as Actions;
	const { createSuccessNotice } = useDispatch( noticesStore );
	return ( content ) => {
		const editor = registry.select( blockEditorStore ) as unknown as Editor;
		// Where the page is shown within its template, its blocks stand in one.
		const root = editor.getBlocksByName( 'core/post-content' )[ 0 ] ?? '';
		const part = partWith(
			editor,
			root,
			editor.getSelectedBlockClientId()
		);
		const block = part ? editor.getBlock( part ) : null;
		const blocks = parse( content );
		if ( part && block && isUnmodifiedDefaultBlock( block ) ) {
			actions.replaceBlocks( part, blocks );
		} else {
			actions.insertBlocks(
				blocks,
				part
					? editor.getBlockIndex( part ) + 1
					: editor.getBlockOrder( root ).length,
				root === '' ? undefined : root
			);
		}
		void createSuccessNotice( __( 'Section inserted.', 'brolga' ), {
			type: 'snackbar',
		} );
	};
}
