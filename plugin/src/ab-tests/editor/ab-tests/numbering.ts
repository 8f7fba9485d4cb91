/**
 * Gives tests and their variants numbers of their own.
 */
import { useDispatch, useRegistry } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useEffect } from '@wordpress/element';
import { keyOf, ownNumbers } from './model';
import type { Place } from './place';
import {
	blockEditor,
	containerOf,
	EXPERIMENT,
	type Block,
	type BlockEditor,
	type BlockEditorActions,
} from './stores';

/** What a test's block says of its number. */
interface Numbered {
	readonly number: number;
	readonly post: number;
	readonly highest: number;
}

/** Tests that have looked, by the editor they are in. */
const settled = new WeakMap< object, Set< string > >();

/** The numbers of other tests that are stored in the same place. */
const numbersOf = (
	editor: BlockEditor,
	tests: readonly string[],
	post: number
): number[] =>
	tests
		.map( ( id ) => editor.getBlockAttributes( id ) )
		.filter( ( attributes ) => attributes?.post === post )
		.map( ( attributes ) => Number( attributes?.number ?? 0 ) );

/**
 * Sees to it that a test's number is its own: a copy, in the same post or in
 * another one, is a new test, and its goals go with it. As with a form's uid the
 * copy changes and never the original.
 *
 * @see AB-1
 * @param clientId The test's block.
 * @param saved    What it says.
 * @param place    Where it is stored.
 * @param nested   Whether it stands in another test, and is none.
 */
export function useTestNumber(
	clientId: string,
	saved: Numbered,
	place: Place,
	nested: boolean
): void {
	const registry = useRegistry();
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	const { number, post } = saved;
	useEffect( () => {
		if ( ! place.post || nested ) {
			return;
		}
		const editor = blockEditor( registry.select );
		const container = containerOf( editor, clientId );
		const others = editor
			.getClientIdsWithDescendants()
			.filter(
				( id ) =>
					id !== clientId &&
					editor.getBlockName( id ) === EXPERIMENT &&
					containerOf( editor, id ) === container
			);
		const before = settled.get( registry ) ?? new Set();
		settled.set( registry, before.add( clientId ) );
		const isOwn = ! numbersOf(
			editor,
			others.filter( ( id ) => before.has( id ) ),
			place.post
		).includes( number );
		if ( number > 0 && post === place.post && isOwn ) {
			return;
		}
		const next =
			Math.max(
				place.highest,
				0,
				...numbersOf( editor, others, place.post )
			) + 1;
		const change = ( id: string, attributes: object ): void => {
			// Nothing the owner did: not a step to undo.
			actions.__unstableMarkNextChangeAsNotPersistent();
			actions.updateBlockAttributes( id, attributes );
		};
		// What is new, or a copy, is its owner's to start.
		change( clientId, { number: next, post: place.post, draft: true } );
		if ( number > 0 && post > 0 ) {
			// Of a page that was copied whole, goals outside of the test as well.
			const around =
				post === place.post
					? editor.getClientIdsOfDescendants( clientId )
					: editor
							.getClientIdsWithDescendants()
							.filter(
								( id ) =>
									containerOf( editor, id ) === container
							);
			around
				.filter(
					( id ) =>
						editor.getBlockAttributes( id )?.brolgaGoal ===
						keyOf( post, number )
				)
				.forEach( ( id ) =>
					change( id, { brolgaGoal: keyOf( place.post ?? 0, next ) } )
				);
		}
	}, [
		registry,
		actions,
		clientId,
		number,
		post,
		nested,
		place.post,
		place.highest,
	] );
}

/**
 * Sees to it that each variant of a test has a number that no other one has
 * had: what was counted for a variant is nobody else's.
 *
 * @param clientId The test's block.
 * @param saved    What it says.
 * @param variants Its variants.
 */
export function useVariantNumbers(
	clientId: string,
	{ highest }: Numbered,
	variants: readonly Block[]
): void {
	const actions = useDispatch(
		blockEditorStore
	) as unknown as BlockEditorActions;
	// One text, so that nothing is looked at again while nothing changes.
	const now = JSON.stringify(
		variants.map( ( variant ) => [
			variant.clientId,
			Number( variant.attributes.number ),
		] )
	);
	useEffect( () => {
		const before = JSON.parse( now ) as [ string, number ][];
		if ( before.length === 0 ) {
			return;
		}
		const after = ownNumbers(
			before.map( ( [ , number ] ) => number ),
			highest
		);
		const change = ( id: string, attributes: object ): void => {
			// Nothing the owner did: not a step to undo.
			actions.__unstableMarkNextChangeAsNotPersistent();
			actions.updateBlockAttributes( id, attributes );
		};
		if ( after.highest !== highest ) {
			change( clientId, { highest: after.highest } );
		}
		before.forEach( ( [ id, old ], index ) => {
			const number = after.numbers[ index ];
			if ( number !== old ) {
				// What was copied from the control can be deleted.
				change( id, { number, lock: undefined } );
			}
		} );
	}, [ actions, clientId, now, highest ] );
}
