/**
 * The looks of a block, as variations.
 */
import type { BlockVariation } from '@wordpress/blocks';

type Attributes = Record< string, unknown >;

/** A look: the attributes that make it, and by which it is known again. */
export type Look = Pick<
	BlockVariation< Attributes >,
	'name' | 'title' | 'description' | 'icon' | 'isActive'
> & { readonly attributes: Attributes };

/**
 * One variation for each look. The first is what the inserter puts in; the
 * others are chosen in the block, so that a block is one tile.
 *
 * @see BLOCK-29
 * @param all The looks. Each sets what another changes, for the way back.
 */
export const looks = ( all: readonly Look[] ): BlockVariation< Attributes >[] =>
	all.map( ( look, index ) => ( {
		...look,
		...( index === 0 && { isDefault: true } ),
		scope: index === 0 ? [ 'inserter', 'transform' ] : [ 'transform' ],
	} ) );
