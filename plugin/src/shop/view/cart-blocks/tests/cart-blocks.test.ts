/**
 * Blocks that follow the cart.
 */
import { settled } from '../../../../../../tests/support/view';

interface CartBlock {
	cart: string;
	start: Comment;
	end: Comment;
	fragment: DocumentFragment;
	shown: boolean;
}

describe( 'blocks by cart (VIS-6)', () => {
	const asked: string[] = [];
	let answer: () => Promise< string > = () => Promise.resolve( '{}' );

	const items =
		( ...list: string[] ) =>
		() =>
			Promise.resolve(
				JSON.stringify( {
					extensions: { brolga_items: { items: list } },
				} )
			);

	const cart = ( hash: string ): void => {
		document.cookie = `woocommerce_items_in_cart=${ hash ? 1 : 0 }; path=/`;
		document.cookie = `woocommerce_cart_hash=${ hash }; path=/`;
	};

	const block = ( rule: string, shown = false ): CartBlock => {
		const start = document.createComment( '' );
		const end = document.createComment( '' );
		const fragment = document.createDocumentFragment();
		const words = document.createElement( 'p' );
		words.textContent = rule;
		document.body.append( start, end );
		if ( shown ) {
			end.before( words );
		} else {
			fragment.append( words );
		}
		return { cart: rule, start, end, fragment, shown };
	};

	const shown = (): ( string | null )[] =>
		[ ...document.querySelectorAll( 'p' ) ].map(
			( { textContent } ) => textContent
		);

	const change = async (): Promise< void > => {
		window.dispatchEvent( new Event( 'pageshow' ) );
		await settled();
	};

	it( 'asks once for each cart, shows and hides, and shows nothing where it does not know', async () => {
		sessionStorage.clear();
		document.body.innerHTML =
			'<script type="application/json" id="brolga-config">{"rest":"https://example.test/?rest_route=/brolga/v1"}</script>';
		( window as { brolgaCartBlocks?: CartBlock[] } ).brolgaCartBlocks = [
			block( 'empty', true ),
			block( 'filled' ),
			block( 'p12' ),
			block( 'c7' ),
		];
		window.fetch = jest.fn( async ( url: string ) => {
			asked.push( url );
			const text = await answer();
			return {
				ok: true,
				text: () => Promise.resolve( text ),
			} as Response;
		} ) as unknown as typeof fetch;

		cart( 'one' );
		answer = items( 'p12' );
		await import( '..' );
		await settled();
		expect( asked ).toEqual( [
			'https://example.test/?rest_route=/wc/store/v1/cart&brolga_items&_fields=extensions',
		] );
		expect( shown() ).toEqual( [ 'filled', 'p12' ] );

		await change();
		expect( asked ).toHaveLength( 1 );

		answer = items( 'p1', 'c7' );
		cart( 'two' );
		await change();
		expect( shown() ).toEqual( [ 'filled', 'c7' ] );

		answer = () => Promise.reject( new Error( 'The network is gone.' ) );
		cart( 'three' );
		await change();
		expect( shown() ).toEqual( [ 'filled' ] );

		cart( '' );
		await change();
		expect( shown() ).toEqual( [ 'empty' ] );
		expect( asked ).toHaveLength( 3 );
	} );
} );
