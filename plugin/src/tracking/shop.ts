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
