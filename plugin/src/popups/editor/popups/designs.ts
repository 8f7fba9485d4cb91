/**
 * A design is blocks and settings: who puts one into a popup gets both, and the
 * blocks are then the popup's own.
 *
 * @see POPUP-42 POPUP-422 BLOCK-141
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { DESIGNS, isAutomatic, OPENS } from './model';
import type { Popup } from './store';

interface Metadata {
	readonly patternName?: string;
}

interface Block {
	readonly clientId: string;
	readonly attributes: {
		readonly metadata?: Metadata;
	};
}

interface State {
	readonly getBlockAttributes: (
		clientId: string
	) => Block[ 'attributes' ] | null;
}

interface Actions {
	readonly updateBlockAttributes: (
		clientId: string,
		attributes: { readonly metadata: Metadata }
	) => void;
	readonly __unstableMarkNextChangeAsNotPersistent: () => void;
}

/** A design that was put into a popup. */
interface Design {
	/** The block that it is. */
	readonly clientId: string;
	readonly settings: ( typeof DESIGNS )[ string ];
	/** What opens it where nothing was chosen yet. */
	readonly opens: ( typeof OPENS )[ string ] | undefined;
}

/**
 * The design that has come into the popup since this was asked last.
 *
 * @param blocks The blocks that the popup has, by their ids.
 * @param before The ids that it had; nothing: they were never looked at.
 */
export function designOf(
	blocks: readonly ( readonly [ id: string, pattern: string ] )[],
	before: ReadonlySet< string > | undefined
): Design | undefined {
	const [ clientId = '', pattern = '' ] =
		blocks.find(
			( [ id, name ] ) => name in DESIGNS && before && ! before.has( id )
		) ?? [];
	const settings = DESIGNS[ pattern ];
	return settings && { clientId, settings, opens: OPENS[ pattern ] };
}

/**
 * Applies a design's settings when it is chosen.
 *
 * @param popup The popup; nothing where something else is edited.
 */
export function useDesign( popup: Popup | undefined ): void {
	const listed = useSelect(
		( select ) =>
			JSON.stringify(
				(
					select( blockEditorStore ) as unknown as {
						getBlocks: () => readonly Block[];
					}
				 )
					.getBlocks()
					.map( ( { clientId, attributes } ) => [
						clientId,
						attributes.metadata?.patternName ?? '',
					] )
			),
		[]
	);
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( blockEditorStore ) as unknown as Actions;
	const { getBlockAttributes } = useSelect(
		( select ) => select( blockEditorStore ) as unknown as State,
		[]
	);
	const before = useRef< ReadonlySet< string > | undefined >( undefined );
	const set = popup?.set;
	const isChosen = useRef( false );
	isChosen.current = popup !== undefined && isAutomatic( popup.meta );
	useEffect( () => {
		if ( ! set ) {
			return;
		}
		const blocks = JSON.parse( listed ) as [ string, string ][];
		const design = designOf( blocks, before.current );
		before.current = new Set( blocks.map( ( [ id ] ) => id ) );
		if ( design ) {
			set( {
				...design.settings,
				...( isChosen.current ? {} : design.opens ),
			} );
			const { patternName: _, ...metadata } =
				getBlockAttributes( design.clientId )?.metadata ?? {};
			// One step of Undo takes the design away, and not this alone.
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( design.clientId, { metadata } );
		}
	}, [
		listed,
		set,
		getBlockAttributes,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent,
	] );
}
