import vectors from '../../../../tests/vectors/pagination.json';
import {
	actionOf,
	placeAt,
	canStep,
	pageOf,
	pagesOf,
	placeOf,
	reduce,
	showsItem,
	showsNumber,
	worded,
} from '../model';
import type { Paging } from '../types';

const paging = ( count: number, perPage = 4, adds = false ): Paging => ( {
	count,
	perPage,
	adds,
} );

describe( 'the pages of a gallery', () => {
	it.each( vectors.cases )(
		'$name (GALLERY-1, PAGE-3, PAGE-4, PAGE-5, PAGE-6)',
		( { input, expected } ) => {
			const set = paging( input.total, input.perPage );
			const state = reduce(
				{ page: 1 },
				{ type: 'show', page: input.current },
				set
			);
			const numbers = Array.from(
				{ length: pagesOf( set ) },
				( _, index ) => index + 1
			);
			expect( {
				pages: pagesOf( set ),
				current: state.page,
				visible: numbers.filter( ( page ) =>
					showsNumber( page, state, set )
				),
				prev: canStep( -1, state, set ),
				next: canStep( 1, state, set ),
			} ).toEqual( expected );
		}
	);

	it( 'show the images of one, or of all so far (GALLERY-1, GALLERY-14)', () => {
		const seen = ( adds: boolean, perPage = 4 ) =>
			[ 0, 3, 4, 7, 8 ].filter( ( index ) =>
				showsItem( index, { page: 2 }, paging( 9, perPage, adds ) )
			);
		expect( seen( false ) ).toEqual( [ 4, 7 ] );
		expect( seen( true ) ).toEqual( [ 0, 3, 4, 7 ] );
		expect( pageOf( 8, paging( 9 ) ) ).toBe( 3 );
		expect( pageOf( 8, paging( 9, 0 ) ) ).toBe( 1 );
	} );

	it.each( [
		[ [ '2' ], { page: 2 } ],
		[ [ '2', '7' ], { page: 2, image: 7 } ],
		[ [ '2', '<b>' ], { page: 2 } ],
		[ [ 'x' ], undefined ],
		[ [ '-1' ], undefined ],
		[ [ '9'.repeat( 1e6 ) ], undefined ],
		[ [], undefined ],
	] )(
		'are read from the address %# (GALLERY-2, GALLERY-13)',
		( params, place ) => {
			expect( placeOf( params ) ).toEqual( place );
		}
	);

	it( 'are told in words', () => {
		expect( worded( 'Page {index} of {count}', 2, 3 ) ).toBe(
			'Page 2 of 3'
		);
	} );
} );

describe( 'a control of a gallery', () => {
	it.each( [
		[ { brolgaNumber: '3' }, { type: 'show', page: 3 } ],
		[ { brolgaStep: '-1' }, { type: 'step', by: -1 } ],
		[ { brolgaImage: '' }, undefined ],
	] )( 'with %j asks for %j', ( told, action ) => {
		expect( actionOf( told ) ).toEqual( action );
	} );
} );

test( 'an open image stands in the address with its page (GALLERY-2)', () => {
	const pages = { count: 9, perPage: 4, adds: false };
	expect( placeAt( 3, pages ) ).toEqual( [ '1', '4' ] );
	expect( placeAt( 4, pages ) ).toEqual( [ '2', '5' ] );
} );
