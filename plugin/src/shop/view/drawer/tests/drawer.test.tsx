/**
 * The cart over the page, with a shop of our own.
 */
import { act, fireEvent } from '@testing-library/react';
import { settled } from '../../../../../../tests/support/view';
import {
	boundOf,
	meantQuantity,
	money,
	outcomeOf,
	readCart,
	reasonFor,
	type Line,
} from '../model';
import type { Page, Setup, Texts } from '../types';

const TEXTS = {
	title: 'Your cart',
	close: 'Close',
	empty: 'Your cart is empty.',
	shop: 'Browse',
	subtotal: 'Subtotal: {amount}',
	note: 'Delivery later.',
	checkout: 'Checkout',
	cart: 'View cart',
	loading: 'Loading',
	fewer: 'Reduce quantity of {name}',
	more: 'Increase quantity of {name}',
	quantity: 'Quantity of {name}',
	remove: 'Remove {name}',
	removed: '{name} was removed.',
	undo: 'Undo',
	changed: '{name}: {quantity} in your cart.',
	most: 'No more than {quantity} of {name}.',
	least: 'At least {quantity} of {name}.',
	step: '{name} in multiples of {quantity}.',
	emptied: 'Your cart is empty.',
	failed: 'That did not work.',
	offline: 'No connection.',
	retry: 'Try again',
};

const SETUP: Setup = {
	texts: TEXTS,
	taxed: true,
	shop: '/shop/',
	checkout: '/checkout/',
	cart: '/cart/',
};

const TOTALS = {
	currency_minor_unit: 2,
	currency_decimal_separator: '.',
	currency_thousand_separator: ',',
	currency_prefix: '$',
	currency_suffix: '',
};

const item = ( quantity: number ) => ( {
	key: 'k1',
	id: 7,
	name: 'Fig &amp; fern <b>x</b>',
	permalink: '/product/fig/',
	quantity,
	quantity_limits: { minimum: 1, maximum: 5, multiple_of: 1, editable: true },
	images: [ { thumbnail: '/fig.jpg', alt: '' } ],
	variation: [
		{ raw_attribute: 'attribute_pot', attribute: 'Pot', value: '140 mm' },
	],
	totals: {
		...TOTALS,
		line_subtotal: String( quantity * 1000 ),
		line_subtotal_tax: String( quantity * 100 ),
	},
} );

const body = ( quantity: number ) => ( {
	items: quantity ? [ item( quantity ) ] : [],
	items_count: quantity,
	totals: {
		...TOTALS,
		total_items: String( quantity * 1000 ),
		total_items_tax: String( quantity * 100 ),
	},
} );

describe( 'the cart drawer', () => {
	const asked: { path: string; sent: unknown; nonce: unknown }[] = [];
	const counts: number[] = [];
	const undoable: boolean[] = [];
	let quantity = 1;
	let nonce = 'n1';
	let answer: ( path: string ) => Promise< object >;

	const page: Page = {
		route: 'https://example.test/wp-json/wc/store/v1/cart',
		get: async ( url, init ) => {
			const path = new URL( url ).pathname.split( '/cart' )[ 1 ] ?? '';
			asked.push( {
				path,
				sent:
					typeof init?.body === 'string'
						? JSON.parse( init.body )
						: undefined,
				nonce: ( init?.headers as { Nonce?: string } | undefined )
					?.Nonce,
			} );
			return JSON.stringify( await answer( path ) );
		},
		changed( count, canUndo ) {
			counts.push( count );
			undoable.push( canUndo );
		},
	};

	const ok = () => ( {
		status: 200,
		body: body( quantity ),
		headers: { Nonce: nonce },
	} );

	const dialog = () =>
		document.querySelector< HTMLDialogElement >( 'dialog.brolga-cart' );
	const said = () => dialog()?.querySelector( '[role=status]' )?.textContent;
	const named = ( name: string ) =>
		[ ...( dialog()?.querySelectorAll( 'button, a, input' ) ?? [] ) ].find(
			( element ) =>
				( element.getAttribute( 'aria-label' ) ??
					element.textContent ) === name
		) as HTMLElement;
	const press = async ( name: string ): Promise< void > => {
		await act( async () => {
			named( name ).click();
			await settled();
		} );
	};

	beforeAll( async () => {
		HTMLDialogElement.prototype.showModal = function () {
			this.open = true;
		};
		HTMLDialogElement.prototype.close = function () {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		};
		HTMLElement.prototype.getAnimations = () => [];
		answer = () => Promise.resolve( ok() );
		document.body.innerHTML = '<a id="link" href="/cart/">Cart</a>';
	} );

	beforeEach( async () => {
		quantity = 1;
		nonce = 'n1';
		answer = () => Promise.resolve( ok() );
		const { open } = await import( '..' );
		const link = document.getElementById( 'link' );
		await act( async () => {
			if ( link ) {
				open( SETUP, page, link );
			}
			await settled();
		} );
		asked.length = counts.length = undoable.length = 0;
	} );

	it( 'shows names as text, what was chosen, and amounts as the shop writes them (SHOP-24)', () => {
		const line = dialog()?.querySelector( 'li' );
		expect( line?.querySelector( 'a' )?.textContent ).toBe(
			'Fig & fern x'
		);
		expect( line?.textContent ).toContain( 'Pot: 140 mm' );
		expect( line?.textContent ).toContain( '$11.00' );
		expect( dialog()?.textContent ).toContain( 'Subtotal: $11.00' );
		expect( named( 'Checkout' ).getAttribute( 'href' ) ).toBe(
			'/checkout/'
		);
	} );

	it( 'changes a quantity, says so, and tells the page (SHOP-24)', async () => {
		answer = () => {
			quantity = 2;
			return Promise.resolve( ok() );
		};
		await press( 'Increase quantity of Fig & fern x' );
		expect( asked ).toEqual( [
			{
				path: '/update-item',
				sent: { key: 'k1', quantity: 2 },
				nonce: 'n1',
			},
		] );
		expect( said() ).toBe(
			'Fig & fern x: 2 in your cart. Subtotal: $22.00'
		);
		expect( counts ).toEqual( [ 2 ] );
	} );

	it( 'says why another number stands there than was typed, and why there is no more (SHOP-81)', async () => {
		const type = async ( typed: string ): Promise< void > => {
			await act( async () => {
				const field = named( 'Quantity of Fig & fern x' );
				const input = dialog()?.querySelector( 'input' ) ?? field;
				fireEvent.change( input, { target: { value: typed } } );
				fireEvent.blur( input );
				await settled();
			} );
		};
		const why = () =>
			dialog()?.querySelector( '.brolga-cart__why' )?.textContent;
		const most = 'No more than 5 of Fig & fern x.';
		answer = () => {
			quantity = 5;
			return Promise.resolve( ok() );
		};
		await type( '99' );
		expect( asked.at( -1 )?.sent ).toEqual( { key: 'k1', quantity: 5 } );
		expect( why() ).toBe( most );
		expect( said() ).toBe(
			`${ most } Fig & fern x: 5 in your cart. Subtotal: $55.00`
		);
		await press( 'Reduce quantity of Fig & fern x' );
		expect( why() ).toBeUndefined();
		// Five it is already: nothing is asked of the shop, and it is said all the same.
		asked.length = 0;
		await type( '6' );
		expect( why() ).toBe( most );
		await type( '0' );
		expect( why() ).toBe( 'At least 1 of Fig & fern x.' );
		asked.length = 0;
		await press( 'Increase quantity of Fig & fern x' );
		expect( [ asked, why(), said() ] ).toEqual( [ [], most, most ] );
	} );

	it( 'takes back what was removed, with what was chosen of it (SHOP-24)', async () => {
		answer = () => {
			quantity = 0;
			return Promise.resolve( ok() );
		};
		await press( 'Remove Fig & fern x' );
		expect( said() ).toBe(
			'Fig & fern x was removed. Your cart is empty.'
		);
		expect( counts ).toEqual( [ 0 ] );
		expect( document.activeElement ).toBe( named( 'Undo' ) );
		expect( named( 'Browse' ).getAttribute( 'href' ) ).toBe( '/shop/' );
		answer = () => {
			quantity = 1;
			return Promise.resolve( ok() );
		};
		await press( 'Undo' );
		expect( asked.at( -1 ) ).toEqual( {
			path: '/add-item',
			sent: {
				id: 7,
				quantity: 1,
				variation: [ { attribute: 'attribute_pot', value: '140 mm' } ],
			},
			nonce: 'n1',
		} );
		expect( document.activeElement?.textContent ).toBe( 'Your cart' );
		// What comes to nothing is told of by nobody.
		expect( undoable ).toEqual( [ true, false ] );
	} );

	it( 'says that a removal stands once it can no longer be undone (TRACK-30)', async () => {
		answer = () => {
			quantity = 0;
			return Promise.resolve( ok() );
		};
		await press( 'Remove Fig & fern x' );
		expect( undoable ).toEqual( [ true ] );
		await press( 'Close' );
		await settled();
		expect( undoable ).toEqual( [ true, false ] );
		expect( counts ).toEqual( [ 0, 0 ] );
		quantity = 1;
	} );

	it( 'keeps what it had without a connection, and says what the shop refuses in its words (SHOP-25)', async () => {
		answer = () => Promise.reject( new TypeError( 'offline' ) );
		await press( 'Increase quantity of Fig & fern x' );
		const alert = () => dialog()?.querySelector( '[role=alert]' );
		expect( alert()?.textContent ).toBe( 'No connection.' );
		expect( dialog()?.querySelectorAll( 'li' ) ).toHaveLength( 1 );
		expect( counts ).toEqual( [] );
		answer = () =>
			Promise.resolve( {
				status: 400,
				body: { code: 'x', message: 'Only <b>one</b> is left.' },
			} );
		await press( 'Increase quantity of Fig & fern x' );
		expect( alert()?.textContent ).toBe( 'Only one is left.' );
	} );

	it( 'is not called empty while it is asked for again (SHOP-610)', async () => {
		answer = () => {
			quantity = 0;
			return Promise.resolve( ok() );
		};
		await press( 'Remove Fig & fern x' );
		expect( dialog()?.textContent ).toContain( 'Browse' );
		await press( 'Close' );
		let arrive = (): void => undefined;
		answer = () =>
			new Promise( ( done ) => {
				quantity = 1;
				arrive = () => done( ok() );
			} );
		const { open } = await import( '..' );
		await act( async () => {
			open( SETUP, page, document.body );
			await settled();
		} );
		expect( dialog()?.textContent ).toContain( 'Loading' );
		expect( dialog()?.textContent ).not.toContain( 'Your cart is empty.' );
		await act( async () => {
			arrive();
			await settled();
		} );
		expect( dialog()?.textContent ).not.toContain( 'Loading' );
		expect( dialog()?.querySelectorAll( 'li' ) ).toHaveLength( 1 );
	} );

	it( 'asks once more where its nonce has run out (SHOP-25)', async () => {
		answer = () => {
			const old = asked.at( -1 )?.nonce === 'n1';
			nonce = 'n2';
			quantity = 3;
			return Promise.resolve(
				old
					? {
							status: 403,
							body: { code: 'woocommerce_rest_invalid_nonce' },
							headers: { Nonce: nonce },
						}
					: ok()
			);
		};
		await press( 'Increase quantity of Fig & fern x' );
		expect( asked.map( ( { nonce: sent } ) => sent ) ).toEqual( [
			'n1',
			'n2',
		] );
		expect( counts ).toEqual( [ 3 ] );
	} );

	it( 'closes, and gives the focus back (SHOP-24)', async () => {
		await press( 'Close' );
		expect( dialog()?.open ).toBe( false );
		expect( document.activeElement?.id ).toBe( 'link' );
	} );
} );

describe( 'a cart of the shop’s', () => {
	it( 'is none where the answer is not (SHOP-25)', () => {
		for ( const odd of [ null, [], 'x', { items: 'x' }, 7 ] ) {
			expect( readCart( odd, true ) ).toBeNull();
		}
	} );

	it( 'is shown without tax where the shop shows prices so (SHOP-24)', () => {
		expect( readCart( body( 2 ), false )?.subtotal ).toBe( '$20.00' );
	} );

	it.each( [
		[ 123456789, 2, '$1,234,567.89' ],
		[ 5, 2, '$0.05' ],
		[ 1200, 0, '$1,200' ],
		[ -500, 2, '−$5.00' ],
	] )( 'writes %d with %d decimals (SHOP-24)', ( minor, unit, said ) => {
		expect(
			money( minor, {
				unit,
				point: '.',
				thousands: ',',
				prefix: '$',
				suffix: '',
			} )
		).toBe( said );
	} );

	it.each( [
		[ '3', null ],
		[ '2.4', { by: 'step', number: 1 } ],
		[ '6', { by: 'most', number: 5 } ],
		[ '0', { by: 'least', number: 1 } ],
		[ '', null ],
		[ 'many', null ],
	] )( 'knows what is in the way of “%s” (SHOP-81)', ( typed, bound ) => {
		const [ line ] = readCart( body( 1 ), true )?.lines ?? [];
		expect( boundOf( typed, line as Line ) ).toEqual( bound );
	} );

	it.each( [
		[ '3', 3 ],
		[ ' 2.4 ', 2 ],
		[ '99', 5 ],
		[ '0', 1 ],
		[ '-3', 1 ],
		[ 'many', 1 ],
		[ '', 1 ],
	] )( 'takes “%s” for %d (SHOP-25)', ( typed, meant ) => {
		const [ line ] = readCart( body( 1 ), true )?.lines ?? [];
		expect( meantQuantity( typed, line as Line ) ).toBe( meant );
	} );
} );

describe( 'what is said of a change (SHOP-81)', () => {
	const texts = {
		most: 'Only {quantity} of {name} can be had.',
		changed: '{name}: {quantity}.',
		subtotal: 'Subtotal {amount}.',
		emptied: 'The cart is empty.',
	} as Texts;
	const fern = { name: 'Fern', quantity: 3 } as Line;

	it( 'begins with why it is another quantity', () => {
		expect( reasonFor( texts, fern, null ) ).toBe( '' );
		expect( reasonFor( texts, fern, { by: 'most', number: 3 } ) ).toBe(
			'Only 3 of Fern can be had.'
		);
	} );

	it( 'ends with what the cart comes to', () => {
		const cart = { lines: [], count: 3, subtotal: '$30' };
		expect( outcomeOf( texts, cart, fern, texts.changed, 'So.' ) ).toBe(
			'So. Fern: 3. Subtotal $30.'
		);
		expect(
			outcomeOf( texts, { ...cart, count: 0 }, fern, texts.changed )
		).toBe( 'Fern: 3. The cart is empty.' );
	} );
} );
