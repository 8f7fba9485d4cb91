/**
 * What a variant begins with: a copy of the control, of which one thing is
 * changed. A test that compares two different pages of text tells little.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { cloneBlock, type Block } from '@wordpress/blocks';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { isBlank } from './model';
import { blockEditor } from './stores';

interface Actions {
	replaceInnerBlocks: ( clientId: string, blocks: readonly Block[] ) => void;
}

/**
 * Copies of what is in a block; empty where nothing is written in it yet.
 *
 * @param select   Of the editor's registry.
 * @param clientId The block.
 */
export function copiesOf(
	select: ReturnType< typeof useRegistry >[ 'select' ],
	clientId: string
): Block[] {
	const blocks = blockEditor( select ).getBlocks( clientId );
	return isBlank( blocks )
		? []
		: blocks.map( ( block ) => cloneBlock( block as unknown as Block ) );
}

/**
 * Fills the variants of a test that was just inserted: each with the control's
 * blocks, when it is first shown and nothing is written in it. A variant that
 * its owner empties later stays empty.
 *
 * @see AB-69
 * @param isNew   Whether the test has no number yet.
 * @param control The control's block.
 * @param shown   The variant that is shown.
 */
export function useBeginning(
	isNew: boolean,
	control: string | undefined,
	shown: string | undefined
): void {
	const { select } = useRegistry();
	const { replaceInnerBlocks } = useDispatch(
		blockEditorStore
	) as unknown as Actions;
	const wasNew = useRef( isNew );
	const begun = useRef( new Set< string >() );
	useEffect( () => {
		if (
			! wasNew.current ||
			control === undefined ||
			shown === undefined ||
			shown === control ||
			begun.current.has( shown )
		) {
			return;
		}
		const copies = copiesOf( select, control );
		if ( copies.length === 0 ) {
			return;
		}
		begun.current.add( shown );
		if ( isBlank( blockEditor( select ).getBlocks( shown ) ) ) {
			replaceInnerBlocks( shown, copies );
		}
	}, [ select, replaceInnerBlocks, control, shown ] );
}
