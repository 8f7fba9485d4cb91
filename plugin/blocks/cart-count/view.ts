/**
 * Writes the number of items into the link. Before a visitor has a cart nothing
 * is asked; with one the shop is asked once for each state of it.
 *
 * @see SHOP-9
 */
import * as http from '@brolga/http';
import { mount } from '@brolga/runtime';
import { cartHash, memory } from '../../src/shop/view/kept-count';
import { onCartChange } from '../../src/shop/view/woocommerce';
import { answeredCount, countWords, keptCount } from './model';

/** Several counts of a page ask together. */
const asked = new Map< string, Promise< number | null > >();

async function ask( route: string, hash: string ): Promise< number | null > {
	try {
		// Without pretty permalinks the route is a parameter itself.
		const join = route.includes( '?' ) ? '&' : '?';
		const count = answeredCount(
			await http.get( `${ route }${ join }_fields=items_count`, {
				cache: 'no-store',
			} )
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
	const {
		brolgaCart,
		brolgaSingular: singular = '',
		brolgaPlural: plural = '',
		brolgaDrawer,
	} = root.dataset;
	if ( ! ( number && words && brolgaCart ) ) {
		return;
	}
	const paint = ( count: number | null ): void => {
		words.hidden = ! count;
		number.textContent = `${ count || '' }`;
		words.textContent = count
			? countWords( count, { singular, plural } )
			: '';
	};
	const update = async (): Promise< void > => {
		const hash = cartHash( document.cookie );
		const kept = hash ? keptCount( memory(), hash ) : 0;
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
	// SHOP-24: with a key held the link opens a tab, as links do.
	const press = ( event: MouseEvent ): void => {
		if ( ! ( event.ctrlKey || event.metaKey || event.shiftKey ) ) {
			event.preventDefault();
			void import( /* webpackIgnore: true */ '@brolga/cart' ).then(
				( { open } ) => open( root as HTMLAnchorElement ),
				() => location.assign( ( root as HTMLAnchorElement ).href )
			);
		}
	};
	if ( brolgaDrawer ) {
		root.addEventListener( 'click', press, { signal } );
	}
	signal.addEventListener( 'abort', () => paint( 0 ) );
	void update();
} );
