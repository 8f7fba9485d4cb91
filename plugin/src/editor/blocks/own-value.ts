/**
 * Attributes that tell blocks apart: a copy gets a value of its own.
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useEffect } from '@wordpress/element';
import { copyName } from './copy-name';

interface EditorSelectors {
	getBlockAttributes: (
		clientId: string
	) => Readonly< Record< string, unknown > > | null;
	getBlockName: ( clientId: string ) => string | null;
	getBlockParentsByBlockName: (
		clientId: string,
		names: readonly string[],
		nearestFirst: boolean
	) => string[];
	getClientIdsWithDescendants: () => string[];
}

interface EditorActions {
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/** Which attribute, and where its values may not be the same. */
export interface OwnValue {
	readonly attribute: string;
	/**
	 * Names of the blocks within which values are told apart; the nearest one
	 * counts. Two places that show one synced pattern are two containers: their
	 * forms are one form.
	 */
	readonly containers: readonly string[];
	/** The value to have, given the present one and those of other blocks. */
	readonly make: ( value: string, taken: readonly string[] ) => string;
	/** The attribute that its owner knows it by: a copy's is another one. */
	readonly called?: string;
}

/**
 * The uid of a form: with the place where it is saved, its identity.
 *
 * @see FORM-49 FORM-90
 */
export const ownUid: OwnValue = {
	attribute: 'uid',
	containers: [ 'core/block', 'core/template-part', 'core/post-content' ],
	make: ( value, taken ) =>
		value !== '' && ! taken.includes( value )
			? value
			: Math.random().toString( 36 ).slice( 2, 10 ).padEnd( 8, '0' ),
	called: 'title',
};

/** Blocks that have looked, by the editor they are in. */
const settled = new WeakMap< object, Set< string > >();

/**
 * Sees to it, when a block comes into the editor, that its value is its own.
 * Only the block that comes looks, and only at those that came before it: so
 * the copy changes, and never the original. Of several that are opened
 * together, the first keeps its value, as it does on the page.
 *
 * @param clientId The block's client id.
 * @param own      A constant of the block's module.
 * @return The values of the other blocks, as they are when it is called.
 */
export function useOwnValue(
	clientId: string,
	own: OwnValue
): () => readonly string[] {
	const registry = useRegistry();
	const actions = useDispatch( blockEditorStore ) as unknown as EditorActions;
	const { attribute, containers, make, called } = own;

	const read = useCallback( () => {
		const editor = registry.select(
			blockEditorStore
		) as unknown as EditorSelectors;
		const containerOf = ( id: string ) =>
			editor.getBlockParentsByBlockName( id, containers, true )[ 0 ];
		const valueOf = ( id: string, name = attribute ) =>
			String( editor.getBlockAttributes( id )?.[ name ] ?? '' );
		const others = editor
			.getClientIdsWithDescendants()
			.filter(
				( id ) =>
					id !== clientId &&
					editor.getBlockName( id ) ===
						editor.getBlockName( clientId ) &&
					containerOf( id ) === containerOf( clientId )
			);
		return { value: valueOf( clientId ), others, valueOf };
	}, [ registry, clientId, attribute, containers ] );

	useEffect( () => {
		const { value, others, valueOf } = read();
		const before = settled.get( registry ) ?? new Set();
		const taken = others.filter( ( id ) => before.has( id ) );
		settled.set( registry, before.add( clientId ) );
		const mine = make(
			value,
			taken.map( ( id ) => valueOf( id ) )
		);
		if ( mine !== value ) {
			const name =
				called === undefined ? '' : valueOf( clientId, called );
			const isNamedCopy = value !== '' && name !== '';
			// Nothing the owner did: not a step to undo.
			actions.__unstableMarkNextChangeAsNotPersistent();
			actions.updateBlockAttributes( clientId, {
				[ attribute ]: mine,
				...( called !== undefined && isNamedCopy
					? {
							[ called ]: copyName(
								name,
								others.map( ( id ) => valueOf( id, called ) )
							),
						}
					: {} ),
			} );
		}
	}, [ registry, read, make, actions, clientId, attribute, called ] );

	return useCallback( () => {
		const { others, valueOf } = read();
		return others.map( ( id ) => valueOf( id ) );
	}, [ read ] );
}
