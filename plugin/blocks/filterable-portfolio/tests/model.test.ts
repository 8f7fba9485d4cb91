import { addressOf, asked, paramsOf, shownAtFirst } from '../model';

const FIRST = { slug: 'all', page: 1, also: '' };
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
		expect( asked( params, SLUGS, [], FIRST ) ).toEqual( {
			...FIRST,
			...expected,
		} );
	} );

	it( 'knows what the server shows', () => {
		expect( shownAtFirst( 'courtyards|2' ) ).toEqual( {
			slug: 'courtyards',
			page: 2,
			also: '',
		} );
		expect( shownAtFirst( 'all' ) ).toEqual( FIRST );
	} );

	it( 'filters by a second taxonomy, too (PORT-14)', () => {
		const others = [ 'all', 'water' ];
		const read = ( ...params: string[] ) =>
			asked( params, SLUGS, others, { ...FIRST, also: 'water' } ).also;
		expect( read( 'courtyards', '1', 'water' ) ).toBe( 'water' );
		expect( read( 'courtyards' ) ).toBe( 'all' );
		expect( read( 'courtyards', '1', '<b>' ) ).toBe( 'all' );
		expect( read( 'nothing' ) ).toBe( 'water' );
		const state = { slug: 'all', page: 2, also: 'water' };
		expect( paramsOf( state ) ).toEqual( [ 'all', '2', 'water' ] );
		expect( paramsOf( { ...state, also: 'all' } ) ).toEqual( [
			'all',
			'2',
		] );
		expect( paramsOf( { ...state, also: '' } ) ).toEqual( [ 'all', '2' ] );
		expect( shownAtFirst( 'all|2|water' ) ).toEqual( state );
		expect(
			addressOf( 'https://fig.example/work/?w_also=x', 'w', state )
		).toBe( 'https://fig.example/work/?w_also=water&w_page=2' );
	} );

	it( 'has a real address for each filter and page (PORT-5)', () => {
		const here = 'https://fig.example/work/?x=1&w_page=4#w|all|4';
		const to = ( slug: string, page: number ) =>
			addressOf( here, 'w', { slug, page, also: '' } );
		expect( to( 'all', 1 ) ).toBe( 'https://fig.example/work/?x=1' );
		expect( to( 'courtyards', 2 ) ).toBe(
			'https://fig.example/work/?x=1&w_category=courtyards&w_page=2'
		);
	} );
} );
