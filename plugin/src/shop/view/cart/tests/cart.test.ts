/**
 * What loads the drawer.
 */
import { settled } from '../../../../../../tests/support/view';

describe( 'opening the cart', () => {
	const opened: string[] = [];
	const scripts = () =>
		[ ...document.head.querySelectorAll( 'script' ) ].map(
			( { id } ) => id
		);

	beforeEach( () => {
		opened.length = 0;
		sessionStorage.clear();
		document.cookie = 'woocommerce_items_in_cart=1; path=/';
		document.cookie = 'woocommerce_cart_hash=abc; path=/';
		document.head.innerHTML = '<script id="react-js"></script>';
		document.body.innerHTML =
			'<a id="cart" href="https://example.test/cart/" data-brolga-cart="/store/cart">Cart</a><script type="application/json" id="brolga-config">{"rest":"https://example.test/brolga/v1"}</script>';
		( window as { brolga?: unknown } ).brolga = {
			cartDrawer: {
				open: (
					setup: { shop: string },
					page: { route: string; changed: ( count: number ) => void }
				) => {
					opened.push( `${ setup.shop } ${ page.route }` );
					page.changed( 4 );
				},
			},
		};
	} );

	const link = () =>
		document.getElementById( 'cart' ) as unknown as HTMLAnchorElement;

	it( 'loads React and the drawer at the first press, once, and what the page has not at all (SHOP-26)', async () => {
		const asked: string[] = [];
		window.fetch = jest.fn( ( url: string ) => {
			asked.push( url );
			return Promise.resolve( {
				ok: true,
				text: () =>
					Promise.resolve(
						JSON.stringify( {
							scripts: [
								[ 'react', '/react.js' ],
								[ 'drawer', '/drawer.js' ],
							],
							style: '/drawer.css',
							shop: '/shop/',
						} )
					),
			} as Response );
		} ) as unknown as typeof fetch;
		let told = 0;
		document.body.addEventListener(
			'wc-blocks_removed_from_cart',
			() => ++told
		);
		const { open } = await import( '..' );
		const first = open( link() );
		expect( link().getAttribute( 'aria-busy' ) ).toBe( 'true' );
		await settled();
		expect( asked ).toEqual( [
			'https://example.test/brolga/v1/cart-drawer',
		] );
		expect( scripts() ).toEqual( [ 'react-js', 'drawer-js' ] );
		document
			.getElementById( 'drawer-js' )
			?.dispatchEvent( new Event( 'load' ) );
		document.querySelector( 'link' )?.dispatchEvent( new Event( 'load' ) );
		await first;
		expect( opened ).toEqual( [ '/shop/ /store/cart' ] );
		// SHOP-9: the header's count is what the drawer has heard.
		expect( sessionStorage.getItem( 'brolga_cart' ) ).toBe( 'abc:4' );
		expect( told ).toBe( 1 );
		await open( link() );
		expect( asked ).toHaveLength( 1 );
		expect( opened ).toHaveLength( 2 );
		expect( link().hasAttribute( 'aria-busy' ) ).toBe( false );
	} );
} );
