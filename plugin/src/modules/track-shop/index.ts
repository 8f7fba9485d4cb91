/**
 * `@brolga/track-shop`: says on the page what the shop has done for the visitor.
 *
 * @see TRACK-19
 */
import { announce } from '@brolga/runtime';
import type { Item } from '../../tracking/shop';
import type { Adapter } from '../../tracking/types';

/** Products with what they cost together. */
interface Goods {
	readonly currency: string;
	readonly value: number;
	readonly items: readonly Item[];
}

/** What the server says of the page. */
interface Shop {
	/** An order that was just placed. */
	readonly order?: Goods & {
		readonly id: string;
		readonly tax: number;
		readonly shipping: number;
	};
	/** What was put into the cart since the last page. */
	readonly cart?: Goods;
}

/** Orders that were told: whoever looks at the page again has not ordered again. */
const TOLD = 'brolga_orders';

/** The most that are remembered. */
const MOST = 20;

const dataOf = ( { currency, value, items }: Goods ) => ( {
	currency,
	value: String( value ),
	items: JSON.stringify( items ),
} );

/** Whether an order is told for the first time; also in a browser that keeps nothing. */
function isNew( id: string ): boolean {
	try {
		const told = ( localStorage.getItem( TOLD ) ?? '' )
			.split( ' ' )
			.filter( Boolean );
		localStorage.setItem(
			TOLD,
			[ ...told.filter( ( one ) => one !== id ), id ]
				.slice( -MOST )
				.join( ' ' )
		);
		return ! told.includes( id );
	} catch {
		return true;
	}
}

export function start( { order, cart }: Shop ): Adapter {
	if ( cart ) {
		void announce( 'add_to_cart', 'shop', dataOf( cart ) );
	}
	if ( order && isNew( order.id ) ) {
		void announce( 'purchase', 'shop', {
			order_id: order.id,
			tax: String( order.tax ),
			shipping: String( order.shipping ),
			...dataOf( order ),
		} );
	}
	return { tell: () => undefined };
}
