/**
 * Google's data layer, and what an event is called there.
 */
import { itemsOf } from './shop';
import type { TrackedEvent } from './types';

interface LayerWindow {
	dataLayer?: unknown[];
}

/** The page's one data layer. */
export function layer(): unknown[] {
	const page = window as unknown as LayerWindow;
	return ( page.dataLayer ??= [] );
}

/**
 * A command of gtag.js, which tells commands from what else lies in the layer
 * by their being arguments objects.
 */
export const gtag = function () {
	layer().push( arguments );
} as ( ...command: readonly unknown[] ) => void;

/** Google's own names for what it knows. */
export const nameOf = ( { name }: TrackedEvent ): string =>
	name === 'signed_up' ? 'sign_up' : name;

/**
 * The parameters of an event, as Google names them.
 *
 * @param event The event.
 */
export function parametersOf( event: TrackedEvent ): Record< string, unknown > {
	const { name, data, id } = event;
	switch ( name ) {
		case 'purchase':
		case 'add_to_cart':
		case 'remove_from_cart':
			return {
				event_id: id,
				...( data.order_id && { transaction_id: data.order_id } ),
				currency: data.currency ?? '',
				value: Number( data.value ?? 0 ),
				...( data.tax && { tax: Number( data.tax ) } ),
				...( data.shipping && { shipping: Number( data.shipping ) } ),
				items: itemsOf( event ),
			};
		case 'search':
			return { event_id: id, search_term: data.query ?? '' };
		default:
			return { event_id: id, ...data };
	}
}
