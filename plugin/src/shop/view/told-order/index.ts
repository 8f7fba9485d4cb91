/**
 * `@brolga/told-order`: an order is told once, in whatever browser its page is
 * opened: the one that tells says so to the shop first. Fetched where there is
 * an order.
 *
 * @see TRACK-31 SHOP-10
 */
import * as http from '@brolga/http';
import { announce, config } from '@brolga/runtime';
import { consentFor, onConsent } from '../../../runtime/consent/state';

declare module '../../../runtime/events' {
	interface Achievements {
		readonly purchase: true;
	}
}

interface PageConfig {
	/** Nobody may be told of this visit. */
	readonly mute: boolean;
	readonly tracking: object;
}

/** Orders that this browser has told of; with a mark: nobody was allowed to hear it. */
const KEPT = 'brolga_orders';
const UNHEARD = '?';

/** The most that are remembered. */
const MOST = 20;

/** What this browser has told of. */
function kept(): string[] {
	try {
		return ( localStorage.getItem( KEPT ) ?? '' )
			.split( ' ' )
			.filter( Boolean );
	} catch {
		// The shop remembers it.
		return [];
	}
}

function keep( id: string, mark = '' ): void {
	try {
		localStorage.setItem(
			KEPT,
			[
				...kept().filter(
					( one ) => one !== id && one !== id + UNHEARD
				),
				id + mark,
			]
				.slice( -MOST )
				.join( ' ' )
		);
	} catch {
		// The shop remembers it.
	}
}

/** Whether no page has told of the order before. */
async function isFirst( token: string ): Promise< boolean > {
	try {
		const answer = await http.post(
			`${ config().rest ?? '' }/orders/told`,
			() => JSON.stringify( { token } ),
			{ 'Content-Type': 'application/json' }
		);
		return ( JSON.parse( answer ) as { first: boolean } ).first;
	} catch {
		// Nobody knows: an order that is told twice costs less than one that is lost.
		return true;
	}
}

/** Whether the visitor has still to say if services may hear of it. */
const isWaiting = (): boolean =>
	Object.keys( config< PageConfig >().tracking ?? {} ).some(
		( service ) => consentFor( service ) === 'waiting'
	);

/**
 * Tells of an order, unless somebody has. Where its visitor leaves before they
 * have said who may hear it, this browser tells it again when they come back.
 *
 * @param order       What is told; its `order_id` names it.
 * @param order.token What its page came with; empty: a page has told of it.
 * @param source      Who tells.
 */
export async function tellOnce(
	{ token, ...order }: Readonly< Record< string, string > >,
	source = ''
): Promise< void > {
	const id = order.order_id ?? '';
	const before = kept();
	const isOurs = before.includes( id + UNHEARD );
	if (
		config< PageConfig >().mute ||
		before.includes( id ) ||
		! ( isOurs || ( token && ( await isFirst( token ) ) ) )
	) {
		return;
	}
	keep( id, UNHEARD );
	void announce( 'purchase', source, order );
	const settle = () => {
		if ( ! isWaiting() ) {
			keep( id );
		}
	};
	settle();
	onConsent( settle );
}
