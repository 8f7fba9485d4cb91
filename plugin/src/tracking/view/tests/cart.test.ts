/**
 * What has changed in the cart, told as it happens.
 */
import * as http from '@brolga/http';
import { listen } from '@brolga/runtime';
import { settled } from '../../../../../tests/support/view';
import { tellCartChange } from '../../../shop/view/woocommerce';
import { followCart, newsOf, type Change } from '../cart';

const change = ( at: number, item_id: string, quantity: number ): Change => ( {
	at,
	item_id,
	item_name: item_id.toLowerCase(),
	price: 10,
	quantity,
} );

describe( 'changes of the cart (TRACK-30)', () => {
	it.each< [ string, Change[], number, object, object ] >( [
		[ 'nothing', [], 0, {}, {} ],
		[ 'what was put in', [ change( 1, 'FIG', 2 ) ], 0, { FIG: 2 }, {} ],
		[ 'what is new', [ change( 1, 'FIG', 2 ) ], 1, {}, {} ],
		[
			'the difference',
			[ change( 1, 'FIG', 2 ), change( 2, 'FIG', -1 ) ],
			1,
			{},
			{ FIG: 1 },
		],
		[
			'nothing of what was taken out and put back',
			[ change( 2, 'FIG', -3 ), change( 3, 'FIG', 3 ) ],
			1,
			{},
			{},
		],
		[
			'each product by itself',
			[
				change( 2, 'FIG', 1 ),
				change( 3, 'FERN', -2 ),
				change( 4, 'FIG', 1 ),
			],
			0,
			{ FIG: 2 },
			{ FERN: 2 },
		],
	] )( 'come to %s', ( _what, changes, after, added, removed ) => {
		const news = newsOf( changes, after );
		const sums = ( items: typeof news.added ) =>
			Object.fromEntries(
				items.map( ( { item_id, quantity } ) => [ item_id, quantity ] )
			);
		expect( sums( news.added ) ).toEqual( added );
		expect( sums( news.removed ) ).toEqual( removed );
	} );

	describe( 'are asked for', () => {
		const heard: unknown[][] = [];
		let changes: Change[] = [];
		let hash = '';
		const asked = jest.spyOn( http, 'get' );

		/** Something in the cart is another. */
		const happens = ( ...more: Change[] ) => {
			changes = [ ...changes, ...more ];
			hash = `hash${ changes.length }`;
			document.cookie = 'woocommerce_items_in_cart=1; path=/';
			document.cookie = `woocommerce_cart_hash=${ hash }; path=/`;
		};
		const tell = async ( name: string ) => {
			document.body.dispatchEvent( new CustomEvent( name ) );
			await settled();
		};

		beforeAll( () =>
			listen( ( { name, source, data } ) => {
				heard.push( [ name, source, data ] );
			} )
		);
		beforeEach( () => {
			heard.length = 0;
			asked.mockClear();
			asked.mockImplementation( async () =>
				JSON.stringify( {
					extensions: {
						brolga_changes: { hash, currency: 'AUD', changes },
					},
				} )
			);
		} );

		it( 'when they happen: added, more, fewer, and removed once it can no longer be undone', async () => {
			followCart( '/cart?changes' );
			await settled();
			expect( asked ).not.toHaveBeenCalled();

			happens( change( 11, 'FIG', 1 ) );
			// Of one change the page hears more than once.
			void tell( 'wc-blocks_added_to_cart' );
			await tell( 'wc-blocks_store_sync_required' );
			await settled();
			expect( heard ).toEqual( [
				[
					'add_to_cart',
					'shop',
					{
						currency: 'AUD',
						value: '10',
						items: '[{"item_id":"FIG","item_name":"fig","price":10,"quantity":1}]',
					},
				],
			] );
			expect( asked ).toHaveBeenCalledTimes( 1 );

			happens( change( 12, 'FIG', 2 ) );
			tellCartChange();
			await settled();
			happens( change( 13, 'FIG', -1 ) );
			tellCartChange();
			await settled();
			expect(
				heard.map( ( [ name, , data ] ) => [
					name,
					( data as { value: string } ).value,
				] )
			).toEqual( [
				[ 'add_to_cart', '10' ],
				[ 'add_to_cart', '20' ],
				[ 'remove_from_cart', '10' ],
			] );

			// Removed, and put back.
			happens( change( 14, 'FIG', -2 ) );
			tellCartChange( true );
			await settled();
			happens( change( 15, 'FIG', 2 ) );
			tellCartChange();
			await settled();
			expect( heard ).toHaveLength( 3 );

			// Removed, and not put back.
			happens( change( 16, 'FIG', -2 ) );
			tellCartChange( true );
			await settled();
			expect( heard ).toHaveLength( 3 );
			tellCartChange();
			await settled();
			expect( heard[ 3 ]?.[ 0 ] ).toBe( 'remove_from_cart' );
		} );

		it( 'by the next page where this one could not, and told once', async () => {
			happens( change( 21, 'FERN', 1 ) );
			asked.mockRejectedValueOnce( new Error( 'offline' ) );
			followCart( '/cart?changes' );
			await settled();
			expect( heard ).toEqual( [] );
			followCart( '/cart?changes' );
			followCart( '/cart?changes' );
			await settled();
			expect( heard.map( ( [ name ] ) => name ) ).toEqual( [
				'add_to_cart',
			] );
		} );
	} );
} );
