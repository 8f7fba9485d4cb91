/**
 * A design is blocks and settings: who puts one into a popup gets both.
 *
 * @see POPUP-42
 */
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { DESIGNS } from './model';
import type { Popup } from './store';

interface Block {
	readonly clientId: string;
	readonly attributes: {
		readonly metadata?: { readonly patternName?: string };
	};
}

/**
 * The settings of a design that has come into the popup since this was asked
 * last.
 *
 * @param blocks The blocks that the popup has, by their ids.
 * @param before The ids that it had; nothing: they were never looked at.
 */
export function designOf(
	blocks: readonly ( readonly [ id: string, pattern: string ] )[],
	before: ReadonlySet< string > | undefined
): ( typeof DESIGNS )[ string ] | undefined {
	const [ , pattern = '' ] =
		blocks.find(
			( [ id, name ] ) => name in DESIGNS && before && ! before.has( id )
		) ?? [];
	return DESIGNS[ pattern ];
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
	const before = useRef< ReadonlySet< string > | undefined >( undefined );
	const set = popup?.set;
	useEffect( () => {
		if ( ! set ) {
			return;
		}
		const blocks = JSON.parse( listed ) as [ string, string ][];
		const design = designOf( blocks, before.current );
		before.current = new Set( blocks.map( ( [ id ] ) => id ) );
		if ( design ) {
			set( design );
		}
	}, [ listed, set ] );
}
