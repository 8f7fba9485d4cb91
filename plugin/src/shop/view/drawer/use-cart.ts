/**
 * The cart, and what a visitor does with it.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { CartApi } from './api';
import {
	outcomeOf,
	reasonFor,
	type Bound,
	type Cart,
	type Line,
} from './model';
import type { Texts } from './types';
import { useAttempts } from './use-attempts';

/** No line has another quantity than was asked for. */
const AS_ASKED = { key: '', said: '' };

interface CartInUse {
	readonly cart: Cart | undefined;
	readonly busy: boolean;
	readonly problem: string;
	/** What has changed, for those who do not see it. */
	readonly said: string;
	/** What was removed last, and can be put back. */
	readonly gone: Line | undefined;
	/** Which line has another quantity than was asked for, and why. */
	readonly why: typeof AS_ASKED;
	readonly load: () => void;
	readonly change: (
		line: Line,
		quantity: number,
		bound: Bound | null
	) => Promise< void >;
	readonly remove: ( line: Line ) => Promise< void >;
	/** Tells whether it is back. */
	readonly putBack: ( line: Line ) => Promise< boolean >;
}

/**
 * Loads the cart with each opening and keeps what becomes of it.
 *
 * @param texts    What the drawer says.
 * @param api      The shop.
 * @param opened   Grows with each opening.
 * @param onChange Told how many items there are, and whether it may be undone yet.
 */
export function useCart(
	texts: Texts,
	api: CartApi,
	opened: number,
	onChange: ( count: number, canUndo: boolean ) => void
): CartInUse {
	const { attempt, ...kept } = useAttempts( texts );
	const [ said, setSaid ] = useState( '' );
	const [ gone, setGone ] = useState< Line >();
	const [ why, setWhy ] = useState( AS_ASKED );

	const ask = useCallback(
		( work: () => Promise< Cart > ): Promise< Cart | undefined > => {
			setWhy( AS_ASKED );
			return attempt( work );
		},
		[ attempt ]
	);
	useEffect( () => {
		setGone( undefined );
		setSaid( '' );
		void ask( api.load );
	}, [ api, ask, opened ] );

	return {
		...kept,
		said,
		gone,
		why,
		load: () => void ask( api.load ),
		change: async ( line, quantity, bound ) => {
			const reason = reasonFor( texts, line, bound );
			const explain = () => setWhy( { key: line.key, said: reason } );
			if ( quantity === line.quantity ) {
				explain();
				setSaid( reason );
				return;
			}
			const next = await ask( () => api.change( line, quantity ) );
			setGone( undefined );
			if ( next ) {
				// The shop may have given fewer.
				const now = next.lines.find( ( { key } ) => key === line.key );
				const what = now ? texts.changed : texts.removed;
				setSaid( outcomeOf( texts, next, now ?? line, what, reason ) );
				onChange( next.count, false );
				explain();
			}
		},
		remove: async ( line ) => {
			const next = await ask( () => api.remove( line ) );
			if ( next ) {
				setSaid( outcomeOf( texts, next, line, texts.removed ) );
				onChange( next.count, true );
				setGone( line );
			}
		},
		putBack: async ( line ) => {
			const next = await ask( () => api.putBack( line ) );
			if ( next ) {
				setSaid( outcomeOf( texts, next, line, texts.changed ) );
				onChange( next.count, false );
				setGone( undefined );
			}
			return next !== undefined;
		},
	};
}
