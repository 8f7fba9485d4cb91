import {
	loadView as load,
	markup,
	settled,
} from '../../../../tests/support/view';

const cookie = ( name: string, value: string ): void => {
	document.cookie = `${ name }=${ value }; path=/`;
};

const haveCart = ( hash: string ): void => {
	cookie( 'woocommerce_items_in_cart', hash ? '1' : '0' );
	cookie( 'woocommerce_cart_hash', hash );
};

const said = (): string =>
	( document.getElementById( 'cart' )?.textContent ?? '' )
		.replace( /\s+/g, ' ' )
		.trim();

describe( 'the cart count on the page', () => {
	let count = 0;
	let close = (): void => undefined;

	/** Opens the page, and closes the one before. */
	const loadView = async ( html: string ): Promise< void > => {
		close();
		const { teardown } = await load( html );
		close = () => teardown( document.body );
	};

	const calls: string[] = [];

	beforeEach( () => {
		sessionStorage.clear();
		haveCart( '' );
		calls.length = 0;
		window.fetch = jest.fn( ( url: string ) => {
			calls.push( url );
			return Promise.resolve( {
				ok: true,
				text: () => Promise.resolve( `{"items_count":${ count }}` ),
			} as Response );
		} ) as unknown as typeof fetch;
	} );

	it( 'asks nothing before there is a cart (SHOP-9)', async () => {
		await loadView( markup( 'link' ) );
		await settled();
		expect( calls ).toEqual( [] );
		expect( said() ).toBe( 'Cart' );
	} );

	it( 'asks once for each state of the cart, and says it (SHOP-9)', async () => {
		haveCart( 'abc' );
		count = 3;
		await loadView( markup( 'link' ) );
		await settled();
		expect( said() ).toBe( 'Cart 3 3 items' );
		await loadView( markup( 'link' ) );
		await settled();
		expect( said() ).toBe( 'Cart 3 3 items' );
		expect( calls ).toHaveLength( 1 );
		expect( calls[ 0 ] ).toContain( '_fields=items_count' );

		haveCart( 'abd' );
		count = 1;
		document.body.dispatchEvent( new Event( 'wc-blocks_added_to_cart' ) );
		await settled();
		expect( said() ).toBe( 'Cart 1 1 item' );

		haveCart( '' );
		document.body.dispatchEvent(
			new Event( 'wc-blocks_removed_from_cart' )
		);
		await settled();
		expect( said() ).toBe( 'Cart' );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'stays a link where the shop does not answer', async () => {
		haveCart( 'abc' );
		window.fetch = jest.fn( () =>
			Promise.reject( new TypeError( 'offline' ) )
		);
		await loadView( markup( 'link' ) );
		await settled();
		expect( said() ).toBe( 'Cart' );
	} );

	it( 'opens the cart over the page, and leaves the link to keys that open tabs (SHOP-24)', async () => {
		const opened: string[] = [];
		jest.doMock( '@brolga/cart', () => ( {
			open: ( { id }: HTMLAnchorElement ) => opened.push( id ),
		} ) );
		await loadView( markup( 'link' ) );
		let followed = false;
		document.body.onclick = ( event ) => {
			followed = ! event.defaultPrevented;
			// There is nowhere to go.
			event.preventDefault();
		};
		const press = ( init: MouseEventInit = {} ): boolean => {
			document.getElementById( 'cart' )?.dispatchEvent(
				new MouseEvent( 'click', {
					bubbles: true,
					cancelable: true,
					...init,
				} )
			);
			return followed;
		};
		expect( press() ).toBe( false );
		await settled();
		expect( opened ).toEqual( [ 'cart' ] );
		for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey' ] ) {
			expect( press( { [ key ]: true } ) ).toBe( true );
		}
		await loadView(
			markup( 'link' ).replace( ' data-brolga-drawer="added"', '' )
		);
		expect( press() ).toBe( true );
		await settled();
		expect( opened ).toHaveLength( 1 );
		document.body.onclick = null;
	} );
} );
