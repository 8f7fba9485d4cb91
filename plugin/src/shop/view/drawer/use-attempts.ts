/**
 * What the shop makes of a request: a cart, or a refusal in words.
 */
import { useCallback, useState } from '@wordpress/element';
import { CartError } from './api';
import type { Cart } from './model';
import type { Texts } from './types';

interface Attempts {
	readonly cart: Cart | undefined;
	readonly busy: boolean;
	/** Why the cart stayed as it was; empty: it did not. */
	readonly problem: string;
	/** Asks the shop; undefined where it refuses. */
	readonly attempt: (
		work: () => Promise< Cart >
	) => Promise< Cart | undefined >;
}

/**
 * The cart, as the shop has told it last.
 *
 * @param texts What the drawer says.
 */
export function useAttempts( texts: Texts ): Attempts {
	const [ cart, setCart ] = useState< Cart >();
	const [ busy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const attempt = useCallback(
		async ( work: () => Promise< Cart > ): Promise< Cart | undefined > => {
			setBusy( true );
			setProblem( '' );
			try {
				const next = await work();
				setCart( next );
				return next;
			} catch ( error ) {
				const { message, offline } =
					error instanceof CartError
						? error
						: new CartError( '', false );
				setProblem( offline ? texts.offline : message || texts.failed );
				return undefined;
			} finally {
				setBusy( false );
			}
		},
		[ texts ]
	);
	return { cart, busy, problem, attempt };
}
