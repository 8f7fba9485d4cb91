/**
 * What an event of the shop is about, as services want it.
 */
import type { TrackedEvent } from './types';

/** A product in the cart or in an order. */
export interface Item {
	readonly item_id: string;
	readonly item_name: string;
	readonly price: number;
	readonly quantity: number;
}

/** The products of an event; none where it is about something else. */
export function itemsOf( { data }: TrackedEvent ): Item[] {
	try {
		const items: unknown = JSON.parse( data.items ?? '[]' );
		return Array.isArray( items ) ? ( items as Item[] ) : [];
	} catch {
		return [];
	}
}

/**
 * Products with what they cost together, as they are announced.
 *
 * @param currency Its code.
 * @param items    The products.
 * @param value    What they cost together; the sum of their prices where nobody says.
 */
export const dataOf = (
	currency: string,
	items: readonly Item[],
	value = items.reduce(
		( sum, { price, quantity } ) => sum + price * quantity,
		0
	)
) => ( {
	currency,
	value: String( Math.round( value * 100 ) / 100 ),
	items: JSON.stringify( items ),
} );
