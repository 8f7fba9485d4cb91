import {
	START,
	isEnough,
	marked,
	optionsOf,
	reduce,
	type State,
} from '../model';

const result = ( title: string ) => ( {
	title,
	url: `/${ title }/`,
	type: 'Page',
	excerpt: '',
	image: '',
} );

const answered = reduce( START, {
	type: 'answered',
	results: [ result( 'fern' ), result( 'fig' ) ],
	total: 9,
	suggestion: '',
} );

describe( 'suggestions of a search (SEARCH-7)', () => {
	it( 'open with an answer, unless it is empty', () => {
		expect( answered ).toMatchObject( { open: true, active: -1 } );
		expect(
			reduce( answered, {
				type: 'answered',
				results: [],
				total: 0,
				suggestion: '',
			} ).open
		).toBe( false );
	} );

	it( 'are one, of other words, where nothing was found (SEARCH-12)', () => {
		const instead = reduce( answered, {
			type: 'answered',
			results: [],
			total: 0,
			suggestion: 'fern',
		} );
		expect( instead ).toMatchObject( { open: true, active: -1 } );
		expect( optionsOf( instead ) ).toBe( 1 );
		expect(
			reduce( reduce( instead, { type: 'closed' } ), { type: 'opened' } )
				.open
		).toBe( true );
	} );

	it( 'are stepped through around the field, with the way to all as the last', () => {
		expect( optionsOf( answered ) ).toBe( 3 );
		const places: number[] = [];
		let state: State = answered;
		for ( let step = 0; step < 5; step++ ) {
			state = reduce( state, { type: 'moved', by: 1 } );
			places.push( state.active );
		}
		expect( places ).toEqual( [ 0, 1, 2, -1, 0 ] );
		expect( reduce( answered, { type: 'moved', by: -1 } ).active ).toBe(
			2
		);
	} );

	it( 'close, and open again as they were', () => {
		const closed = reduce( answered, { type: 'closed' } );
		expect( closed ).toMatchObject( { open: false, active: -1 } );
		expect( reduce( closed, { type: 'opened' } ).open ).toBe( true );
		expect( reduce( START, { type: 'opened' } ).open ).toBe( false );
		expect( reduce( START, { type: 'moved', by: 1 } ).active ).toBe( -1 );
	} );

	it( 'wait for two letters', () => {
		expect( [ ' f ', 'fi' ].map( isEnough ) ).toEqual( [ false, true ] );
	} );
} );

describe( 'what was searched for (SEARCH-10)', () => {
	it.each( [
		[
			'Tree ferns',
			'fern',
			[
				[ 'Tree ', false ],
				[ 'fern', true ],
				[ 's', false ],
			],
		],
		[ 'Fern', 'FERN (', [ [ 'Fern', true ] ] ],
		[
			'a.b+c',
			'.b+',
			[
				[ 'a', false ],
				[ '.b+', true ],
				[ 'c', false ],
			],
		],
		[ 'Fern', 'f', [ [ 'Fern', false ] ] ],
	] )( 'is told from the rest of %p', ( text, typed, pieces ) => {
		expect( marked( text, typed ) ).toEqual( pieces );
	} );
} );
