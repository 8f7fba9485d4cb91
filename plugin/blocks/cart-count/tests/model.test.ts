import { answeredCount, countWords, keptCount } from '../model';
import { cartHash } from '../../../src/shop/view/kept-count';

const templates = { singular: '%d plant', plural: '%d plants (%d)' };

describe( 'the cart count', () => {
	it( 'has a template for one and one for other numbers (SHOP-9)', () => {
		expect(
			[ 0, 1, 2, 101 ].map( ( count ) => countWords( count, templates ) )
		).toEqual( [
			'0 plants (0)',
			'1 plant',
			'2 plants (2)',
			'101 plants (101)',
		] );
	} );

	it.each( [
		[ '', '' ],
		[ 'woocommerce_cart_hash=abc', '' ],
		[ 'woocommerce_items_in_cart=0; woocommerce_cart_hash=abc', '' ],
		[
			'a=1; woocommerce_items_in_cart=1; woocommerce_cart_hash=abc',
			'abc',
		],
		[ 'my_woocommerce_items_in_cart=1; woocommerce_cart_hash=abc', '' ],
	] )( 'knows a cart by its cookies: %s (SHOP-9)', ( cookies, hash ) => {
		expect( cartHash( cookies ) ).toBe( hash );
	} );

	it.each( [
		[ null, null ],
		[ 'abc:3', 3 ],
		[ 'abd:3', null ],
		[ 'abc', null ],
		[ 'abc:many', null ],
	] )( 'keeps the number of one state of a cart: %s', ( kept, count ) => {
		expect( keptCount( kept, 'abc' ) ).toBe( count );
	} );

	it.each( [
		[ '{"items_count":4}', 4 ],
		[ '{"items_count":"4"}', null ],
		[ '{"items_count":-1}', null ],
		[ 'null', null ],
		[ '<html>', null ],
	] )( 'reads the shop’s answer: %s', ( answer, count ) => {
		expect( answeredCount( answer ) ).toBe( count );
	} );
} );
