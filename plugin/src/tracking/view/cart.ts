/**
 * What has changed in the cart, told as it happens: after each change the shop is
 * asked what it was. Which changes were told, the browser keeps for all its tabs.
 *
 * @see TRACK-30
 */
import * as http from '@brolga/http';
import { announce } from '@brolga/runtime';
import { cartHash } from '../../shop/view/kept-count';
import { onOwnChange } from '../../shop/view/woocommerce';
import { dataOf, type Item } from './shop';

declare module '../../runtime/events' {
	interface Achievements {
		readonly add_to_cart: true;
		readonly remove_from_cart: true;
	}
}

/** A change as the shop notes it; what was taken out has a quantity below zero. */
export interface Change extends Item {
	/** When, in milliseconds; no two of a cart are alike. */
	readonly at: number;
}

/** What the shop answers. */
interface Answer {
	readonly extensions?: {
		readonly brolga_changes?: {
			readonly hash: string;
			readonly currency: string;
			readonly changes: readonly Change[];
		};
	};
}

const KEPT = 'brolga_cart_told';

/**
 * What the changes come to, product by product: taken out and put back is nothing.
 *
 * @param changes As the shop notes them.
 * @param after   The moment of the last one that was told.
 */
export function newsOf(
	changes: readonly Change[],
	after: number
): { readonly added: Item[]; readonly removed: Item[] } {
	const sums = new Map< string, Item >();
	for ( const { at, ...item } of changes ) {
		if ( at > after ) {
			const before = sums.get( item.item_id )?.quantity ?? 0;
			sums.set( item.item_id, {
				...item,
				quantity: before + item.quantity,
			} );
		}
	}
	const all = [ ...sums.values() ];
	return {
		added: all.filter( ( { quantity } ) => quantity > 0 ),
		removed: all
			.filter( ( { quantity } ) => quantity < 0 )
			.map( ( item ) => ( { ...item, quantity: -item.quantity } ) ),
	};
}

/** The moment of the last change that was told, and the cart's fingerprint then. */
function told( value?: string ): readonly [ number, string ] {
	try {
		if ( value ) {
			localStorage.setItem( KEPT, value );
		}
		const [ at, hash = '' ] = ( localStorage.getItem( KEPT ) ?? '' ).split(
			' '
		);
		return [ Number( at ), hash ];
	} catch {
		// It keeps no cookies either, and has no cart.
		return [ Infinity, '' ];
	}
}

/**
 * Tells of each change of the cart.
 *
 * @param route Where the shop says what has changed.
 */
export function followCart( route: string ): void {
	let asking = false;
	let again = false;

	async function ask(): Promise< void > {
		again = asking;
		if ( asking || told()[ 1 ] === cartHash( document.cookie ) ) {
			return;
		}
		asking = true;
		try {
			const { extensions } = JSON.parse(
				await http.get( route, { cache: 'no-store' } )
			) as Answer;
			const news = extensions?.brolga_changes;
			if ( news ) {
				const { changes, currency, hash } = news;
				// Another tab may have told some meanwhile.
				const [ after ] = told();
				const { added, removed } = newsOf( changes, after );
				told( `${ changes.at( -1 )?.at ?? after } ${ hash }` );
				for ( const [ name, items ] of [
					[ 'remove_from_cart', removed ],
					[ 'add_to_cart', added ],
				] as const ) {
					if ( items.length > 0 ) {
						void announce(
							name,
							'shop',
							dataOf( currency, items )
						);
					}
				}
			}
		} catch {
			// The next change, or the next page, asks again.
		}
		asking = false;
		if ( again ) {
			await ask();
		}
	}

	onOwnChange( ( canUndo ) => {
		// What can be taken back at once may come to nothing.
		if ( ! canUndo ) {
			void ask();
		}
	}, new AbortController().signal );
	void ask();
}
