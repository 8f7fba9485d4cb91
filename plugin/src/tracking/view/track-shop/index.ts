/**
 * `@brolga/track-shop`: says on the page what the shop has done for the visitor.
 *
 * @see TRACK-19 TRACK-30 TRACK-31
 */
import { followCart } from '../cart';
import { dataOf, type Item } from '../shop';
import type { Adapter } from '../types';

/** What the server says of the page. */
interface Shop {
	/** Where the shop says what has changed in the cart. */
	readonly cart?: string;
	/** An order that was just placed. */
	readonly order?: {
		readonly id: string;
		readonly token: string;
		readonly currency: string;
		readonly value: number;
		readonly items: readonly Item[];
		readonly tax: number;
		readonly shipping: number;
	};
}

export function start( { order, cart }: Shop ): Adapter {
	if ( cart ) {
		followCart( cart );
	}
	if ( order ) {
		const { id, token, currency, value, tax, shipping, items } = order;
		// Where it cannot be fetched, the order's next page tells it.
		void import( /* webpackIgnore: true */ '@brolga/told-order' ).then(
			( { tellOnce } ) =>
				tellOnce(
					{
						token,
						order_id: id,
						tax: String( tax ),
						shipping: String( shipping ),
						...dataOf( currency, items, value ),
					},
					'shop'
				),
			() => undefined
		);
	}
	return { tell: () => undefined };
}
