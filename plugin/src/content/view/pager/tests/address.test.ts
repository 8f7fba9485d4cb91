import { pageAddress } from '../address';

const HERE = 'https://fig.example/news/?a_page=2&q=x#old';

describe( 'the address of a page (PAGE-7)', () => {
	it( 'keeps what other modules have put into it', () => {
		expect( pageAddress( '/news/?b_page=3#b', HERE, 'b_page' ) ).toBe(
			'https://fig.example/news/?a_page=2&q=x&b_page=3'
		);
		expect( pageAddress( '/news/#a', HERE, 'a_page' ) ).toBe(
			'https://fig.example/news/?q=x'
		);
	} );

	it( "is the link's own where it leads to another page", () => {
		expect( pageAddress( '/else/?b_page=3#b', HERE, 'b_page' ) ).toBe(
			'https://fig.example/else/?b_page=3'
		);
	} );
} );
