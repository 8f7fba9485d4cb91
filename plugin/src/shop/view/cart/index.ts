/**
 * `@brolga/cart`: opens the cart over the page. Fetched at the first press; it
 * asks the site for the drawer's script, and for React where the page has none.
 *
 * @see SHOP-24 SHOP-26
 */
import * as http from '@brolga/http';
import { config } from '@brolga/runtime';
import { cartHash, memory } from '../kept-count';
import { tellCartChange } from '../woocommerce';
import type { Drawer, Setup } from '../drawer/types';

/** What the site says of the drawer. */
interface Answer extends Setup {
	/** In their order, by handle. */
	readonly scripts: readonly ( readonly [ string, string ] )[];
	readonly style: string;
}

let ready: Promise< Answer > | undefined;

/** Loads a script, unless the page has it. */
const script = ( handle: string, src: string ): Promise< void > =>
	new Promise( ( done, fail ) => {
		const id = `${ handle }-js`;
		if ( document.getElementById( id ) ) {
			done();
			return;
		}
		const element = document.createElement( 'script' );
		element.id = id;
		element.async = false;
		element.addEventListener( 'load', () => done() );
		element.addEventListener( 'error', () => {
			// Another press tries again.
			element.remove();
			fail( new Error( src ) );
		} );
		element.src = src;
		document.head.append( element );
	} );

const style = ( href: string ): Promise< void > =>
	new Promise( ( done ) => {
		const element = document.createElement( 'link' );
		element.rel = 'stylesheet';
		element.href = href;
		element.addEventListener( 'load', () => done() );
		element.addEventListener( 'error', () => done() );
		document.head.append( element );
	} );

async function load(): Promise< Answer > {
	const answer = JSON.parse(
		await http.get( `${ config().rest ?? '' }/cart-drawer` )
	) as Answer;
	await Promise.all( [
		style( answer.style ),
		...answer.scripts.map( ( [ handle, src ] ) => script( handle, src ) ),
	] );
	return answer;
}

/**
 * Opens the cart over the page, or follows its link where that cannot be.
 *
 * @param link The link to the cart.
 */
export async function open( link: HTMLAnchorElement ): Promise< void > {
	ready ??= load();
	link.setAttribute( 'aria-busy', 'true' );
	try {
		const setup = await ready;
		const { brolga } = window as unknown as {
			brolga: { cartDrawer: Drawer };
		};
		brolga.cartDrawer.open(
			setup,
			{
				route: link.dataset.brolgaCart ?? '',
				get: http.get,
				// Answers that change a cart do not always bring its new fingerprint.
				changed: ( count, canUndo ) => {
					memory( `${ cartHash( document.cookie ) }:${ count }` );
					tellCartChange( canUndo );
				},
			},
			link
		);
	} catch {
		ready = undefined;
		window.location.assign( link.href );
	}
	link.removeAttribute( 'aria-busy' );
}
