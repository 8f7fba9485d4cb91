/**
 * Writes the number of items into the link. Before a visitor has a cart nothing
 * is asked; with one the shop is asked once for each state of it.
 *
 * @see SHOP-9
 */
import { http, mount } from '@brolga/runtime';
import { onCartChange } from '../../src/shop/woocommerce';
import { answeredCount, cartHash, countWords, keptCount } from './model';

const KEPT = 'brolga_cart';

/** Several counts of a page ask together. */
const asked = new Map< string, Promise< number | null > >();

/** A browser may keep nothing. */
const memory = ( value?: string ): string | null => {
	try {
		if ( value !== undefined ) {
			sessionStorage.setItem( KEPT, value );
		}
		return sessionStorage.getItem( KEPT );
	} catch {
		return null;
	}
};

async function ask( route: string, hash: string ): Promise< number | null > {
	try {
		const url = new URL( route );
		url.searchParams.set( '_fields', 'items_count' );
		const count = answeredCount(
			await http.get( url.href, { cache: 'no-store' } )
		);
		if ( count !== null ) {
			memory( `${ hash }:${ count }` );
		}
		return count;
	} catch {
		// The link leads to the cart without a number, too.
		asked.delete( hash );
		return null;
	}
}

mount( '[data-brolga-module="brolga/cart-count"]', ( root, { signal } ) => {
	const number = root.querySelector< HTMLElement >( '[data-brolga-number]' );
	const words = root.querySelector< HTMLElement >( '[data-brolga-words]' );
	const { brolgaCart, brolgaSingular, brolgaPlural } = root.dataset;
	if ( ! number || ! words || ! brolgaCart ) {
		return;
	}
	const templates = {
		singular: brolgaSingular ?? '%d',
		plural: brolgaPlural ?? '%d',
	};
	const paint = ( count: number | null ): void => {
		number.textContent = count ? String( count ) : '';
		words.textContent = count ? countWords( count, templates ) : '';
		number.hidden = words.hidden = ! count;
	};
	const update = async (): Promise< void > => {
		const hash = cartHash( document.cookie );
		const kept = hash === '' ? 0 : keptCount( memory(), hash );
		if ( kept !== null ) {
			paint( kept );
			return;
		}
		const answer = asked.get( hash ) ?? ask( brolgaCart, hash );
		asked.set( hash, answer );
		const count = await answer;
		// The cart may have changed meanwhile; then a later answer counts.
		if ( ! signal.aborted && hash === cartHash( document.cookie ) ) {
			paint( count );
		}
	};
	onCartChange( () => void update(), signal );
	signal.addEventListener( 'abort', () => paint( null ) );
	void update();
} );
