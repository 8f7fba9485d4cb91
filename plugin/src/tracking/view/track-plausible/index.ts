/**
 * `@brolga/track-plausible`: Plausible's events API, without its script.
 *
 * @see TRACK-5 TRACK-15 TRACK-16 TRACK-21
 */
import { page, referrer } from '@brolga/track-address';
import { tell as send } from '../beacon';
import type { Adapter, Service, TrackedEvent } from '../types';

/** The names of events, as its reports show them best. */
const NAMES: Readonly< Record< string, string > > = {
	page_view: 'pageview',
	generate_lead: 'Lead',
	search: 'Search',
	signed_up: 'Sign-up',
	purchase: 'Purchase',
	add_to_cart: 'Add to cart',
	remove_from_cart: 'Remove from cart',
};

/** What an event is about; the ids of leads and modules say nothing there. */
function propertiesOf( { name, data }: TrackedEvent ): object | undefined {
	const { query, form } = data;
	if ( name === 'search' ) {
		return { query };
	}
	return form ? { form } : undefined;
}

export const start = ( { id, host }: Service ): Adapter => ( {
	tell( event ) {
		const { name, data } = event;
		const props = propertiesOf( event );
		send(
			`${ host }/api/event`,
			JSON.stringify( {
				name: NAMES[ name ] ?? name,
				url: page(),
				domain: id,
				referrer: referrer || undefined,
				props,
				revenue:
					name === 'purchase'
						? { currency: data.currency, amount: data.value }
						: undefined,
			} )
		);
	},
} );
