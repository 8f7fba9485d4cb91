/**
 * Blocks that show one of their children at a time: which one that is, and how
 * a child learns that it is the one.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { createContext, useContext, useState } from '@wordpress/element';

/** A child block, as far as its parent cares. */
export interface Child {
	readonly clientId: string;
	readonly attributes: Readonly< Record< string, unknown > >;
	readonly innerBlocks: readonly Child[];
}

const ActiveChild = createContext< string | undefined >( undefined );

/** Put around the inner blocks, with the active child's client id as value. */
export const ActiveChildProvider = ActiveChild.Provider;

/**
 * Whether a child block is the one that its parent shows.
 *
 * @param clientId The child's client id.
 */
export const useIsActiveChild = ( clientId: string ): boolean =>
	useContext( ActiveChild ) === clientId;

/** The children of a block and the one it shows. */
export interface ActiveChildState {
	readonly children: readonly Child[];
	readonly active: string | undefined;
	/** Shows a child; selection and focus stay where they are. */
	readonly show: ( clientId: string ) => void;
	/** Shows a child and selects it. */
	readonly activate: ( clientId: string ) => void;
}

interface EditorSelectors {
	getBlocks: ( clientId: string ) => Child[];
	isBlockSelected: ( clientId: string ) => boolean;
	hasSelectedInnerBlock: ( clientId: string, deep: boolean ) => boolean;
}

/**
 * Shows the child that is selected, or that was last.
 *
 * @param clientId The parent's client id.
 * @param initial  The index of the child shown at first.
 */
export function useActiveChild(
	clientId: string,
	initial = 0
): ActiveChildState {
	const { children, selected } = useSelect(
		( select ) => {
			const editor = select(
				blockEditorStore
			) as unknown as EditorSelectors;
			const blocks = editor.getBlocks( clientId );
			return {
				children: blocks,
				selected: blocks.find(
					( child ) =>
						editor.isBlockSelected( child.clientId ) ||
						editor.hasSelectedInnerBlock( child.clientId, true )
				)?.clientId,
			};
		},
		[ clientId ]
	);
	const { selectBlock } = useDispatch( blockEditorStore );
	const [ shown, setShown ] = useState< string | undefined >( undefined );

	const [ followed, setFollowed ] = useState< string | undefined >();

	// While rendering, not after it: the editor focuses what it selects at
	// once, and what is hidden takes no focus.
	if ( selected !== followed ) {
		setFollowed( selected );
		setShown( selected ?? shown );
	}

	const known = children.find( ( child ) => child.clientId === shown );
	return {
		children,
		active: ( known ?? children[ initial ] ?? children[ 0 ] )?.clientId,
		show: setShown,
		activate: ( child ) => {
			setShown( child );
			void selectBlock( child );
		},
	};
}
