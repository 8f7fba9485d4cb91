/**
 * The drawer's conversation with the shop: WooCommerce's Store API, asked for
 * answers that hold their own headers, so that the nonce comes with the cart.
 *
 * @see SHOP-24 SHOP-25
 */
import { readCart, type Cart, type Line } from './model';
import type { Page } from './types';

/** Why a cart did not change: in the shop's words, or because nobody answered. */
export class CartError extends Error {
	constructor(
		message: string,
		public readonly offline = false
	) {
		super( message );
	}
}

/** The shop, for this visitor. */
export interface CartApi {
	readonly load: () => Promise< Cart >;
	readonly change: ( line: Line, quantity: number ) => Promise< Cart >;
	readonly remove: ( line: Line ) => Promise< Cart >;
	readonly putBack: ( line: Line ) => Promise< Cart >;
}

interface Answer {
	readonly status?: unknown;
	readonly body?: unknown;
	readonly headers?: unknown;
}

const REFUSED = /nonce/;

/**
 * Talks to the shop.
 *
 * @param page  The page's means.
 * @param taxed Whether prices are shown with tax.
 */
export function cartApi( page: Page, taxed: boolean ): CartApi {
	let nonce = '';

	async function ask( path: string, body?: object ): Promise< Answer > {
		const url = new URL( page.route );
		// Without pretty permalinks the route is a parameter.
		const route = url.searchParams.get( 'rest_route' );
		if ( route ) {
			url.searchParams.set( 'rest_route', route + path );
		} else {
			url.pathname += path;
		}
		url.searchParams.set( '_envelope', '1' );
		let answer: Answer;
		try {
			answer = Object(
				JSON.parse(
					await page.get( url.href, {
						cache: 'no-store',
						...( body && {
							method: 'POST',
							headers: {
								'Content-Type': 'application/json',
								Nonce: nonce,
							},
							body: JSON.stringify( body ),
						} ),
					} )
				)
			) as Answer;
		} catch {
			throw new CartError( '', true );
		}
		const { Nonce } = Object( answer.headers ) as { Nonce?: unknown };
		if ( typeof Nonce === 'string' ) {
			nonce = Nonce;
		}
		return answer;
	}

	function read( { status, body }: Answer ): Cart {
		const cart = Number( status ) < 400 ? readCart( body, taxed ) : null;
		if ( ! cart ) {
			const { message } = Object( body ) as { message?: unknown };
			throw new CartError(
				typeof message === 'string'
					? new DOMParser().parseFromString( message, 'text/html' )
							.body.textContent
					: ''
			);
		}
		return cart;
	}

	const load = async (): Promise< Cart > => read( await ask( '' ) );

	async function send( path: string, body: object ): Promise< Cart > {
		const answer = await ask( path, body );
		const { code } = Object( answer.body ) as { code?: unknown };
		// A session may have begun or ended since; the answer has brought the nonce that holds now.
		return read(
			REFUSED.test( String( code ) ) ? await ask( path, body ) : answer
		);
	}

	return {
		load,
		change: ( { key }, quantity ) =>
			send( '/update-item', { key, quantity } ),
		remove: ( { key } ) => send( '/remove-item', { key } ),
		putBack: ( { id, quantity, variation } ) =>
			send( '/add-item', { id, quantity, variation } ),
	};
}
