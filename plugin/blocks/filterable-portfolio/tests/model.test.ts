import { addressOf, asked, shownAtFirst } from '../model';

const FIRST = { slug: 'all', page: 1 };
const SLUGS = [ 'all', 'courtyards', '_all' ];

describe( 'a filterable portfolio', () => {
	it.each( [
		[ [ 'courtyards' ], { slug: 'courtyards', page: 1 } ],
		[ [ 'courtyards', '3' ], { slug: 'courtyards', page: 3 } ],
		[ [ '_all', '2' ], { slug: '_all', page: 2 } ],
		[ [ 'courtyards', '-1' ], { slug: 'courtyards', page: 1 } ],
		[ [ 'courtyards', '<b>' ], { slug: 'courtyards', page: 1 } ],
		[ [ 'nothing', '2' ], FIRST ],
		[ [ '"]<img>' ], FIRST ],
		[ [], FIRST ],
	] )( 'reads %j from the address (PORT-3)', ( params, expected ) => {
		expect( asked( params, SLUGS, FIRST ) ).toEqual( expected );
	} );

	it( 'knows what the server shows', () => {
		expect( shownAtFirst( 'courtyards|2' ) ).toEqual( {
			slug: 'courtyards',
			page: 2,
		} );
		expect( shownAtFirst( 'all' ) ).toEqual( FIRST );
	} );

	it( 'has a real address for each filter and page (PORT-5)', () => {
		const here = 'https://fig.example/work/?x=1&w_page=4#w|all|4';
		const to = ( slug: string, page: number ) =>
			addressOf( here, 'w', { slug, page }, 'all' );
		expect( to( 'all', 1 ) ).toBe( 'https://fig.example/work/?x=1' );
		expect( to( 'courtyards', 2 ) ).toBe(
			'https://fig.example/work/?x=1&w_category=courtyards&w_page=2'
		);
	} );
} );
