import {
	keyOf,
	letterOf,
	ownNumbers,
	pageTroublesOf,
	previewOf,
	sharesOf,
	areEqual,
	troublesOf,
	type Circumstances,
} from '../model';
import { testName } from '../words';

describe( 'what there is to know of a test', () => {
	it( 'has a key for each number (AB-1)', () => {
		expect( keyOf( 12, 1 ) ).toBe( '12' );
		expect( keyOf( 12, 3 ) ).toBe( '12-3' );
	} );

	it.each( [
		[ 0, 'A' ],
		[ 1, 'B' ],
		[ 25, 'Z' ],
		[ 26, 'AA' ],
		[ 52, 'BA' ],
	] )( 'calls variant %i %s', ( number, letter ) =>
		expect( letterOf( number ) ).toBe( letter )
	);

	it.each( [
		[
			[ 50, 50 ],
			[ 50, 50 ],
		],
		[
			[ 1, 1, 1 ],
			[ 33.3, 33.3, 33.3 ],
		],
		[
			[ 90, 10 ],
			[ 90, 10 ],
		],
		[
			[ 0, 30 ],
			[ 0, 100 ],
		],
		[
			[ 0, 0, 0 ],
			[ 100, 0, 0 ],
		],
		[ [], [] ],
	] )( 'shares visitors by weights %o: %o (AB-22)', ( weights, shares ) =>
		expect( sharesOf( weights ) ).toEqual( shares )
	);

	it( 'links to one variant of a page, whatever its address has already', () => {
		expect( previewOf( 'https://shop.test/a/', '12-2', 1 ) ).toBe(
			'https://shop.test/a/?brolga_variant=12-2:1'
		);
		expect(
			previewOf( 'https://shop.test/?p=3&preview=true', '3', 0 )
		).toBe( 'https://shop.test/?p=3&preview=true&brolga_variant=3:0' );
	} );

	it( 'gives no number twice, nor one that was deleted', () => {
		expect( ownNumbers( [ 0, 1 ], 0 ) ).toEqual( {
			numbers: [ 0, 1 ],
			highest: 1,
		} );
		// 3 was deleted; what is new comes without a number, as 0.
		expect( ownNumbers( [ 0, 1, 0, 1 ], 3 ) ).toEqual( {
			numbers: [ 0, 1, 4, 5 ],
			highest: 5,
		} );
	} );

	const counting: Circumstances = {
		nested: false,
		post: 12,
		number: 1,
		published: true,
		draft: false,
		state: 'running',
		weights: [ 50, 50 ],
		equal: false,
		needsMark: true,
		marked: true,
		needsPage: false,
		starts: '',
		ends: '',
		now: '2026-11-22T09:00:00',
	};

	it( 'finds nothing wrong with a test that counts', () => {
		expect( troublesOf( counting ) ).toEqual( [] );
		expect(
			troublesOf( { ...counting, needsMark: false, marked: false } )
		).toEqual( [] );
	} );

	it.each( [
		[ { nested: true, post: 0 }, [ 'nested' ] ],
		[ { post: 0, published: false }, [ 'file' ] ],
		[ { post: undefined, number: 0 }, [ 'unsaved' ] ],
		[ { published: false }, [ 'draft' ] ],
		[ { weights: [ 50 ] }, [ 'alone' ] ],
		[ { weights: [ 0, 0 ] }, [ 'weights' ] ],
		[ { marked: false }, [ 'goal' ] ],
		// A test that runs may be counted by the shortcode (AB-172).
		[ { needsPage: true }, [] ],
		[
			{ needsPage: true, draft: true, state: 'draft' },
			[ 'unstarted', 'page' ],
		],
		[ { starts: '2026-11-22T09:00:01' }, [ 'early' ] ],
		[ { ends: '2026-11-22T09:00:00' }, [ 'over' ] ],
		[ { published: false, marked: false }, [ 'draft', 'goal' ] ],
		// A draft waits for its owner, also on a page that is not published (AB-70).
		[ { draft: true, state: 'draft' }, [ 'unstarted' ] ],
		// One that runs is not stopped for it (AB-490).
		[ { equal: true }, [] ],
		[
			{ equal: true, draft: true, state: 'draft' },
			[ 'unstarted', 'equal' ],
		],
		[ { draft: true, state: undefined }, [ 'unstarted' ] ],
		[ { draft: true, published: false, state: 'draft' }, [ 'unstarted' ] ],
		[ { draft: false, state: 'draft' }, [ 'starting' ] ],
		[ { draft: false, published: false, state: 'draft' }, [ 'draft' ] ],
		// Started or stopped elsewhere, whatever its block says.
		[ { draft: true, state: 'running' }, [] ],
		[ { draft: true, state: 'stopped' }, [ 'stopped' ] ],
	] )( 'says why a test with %o counts nobody: %o', ( change, troubles ) =>
		expect( troublesOf( { ...counting, ...change } ) ).toEqual( troubles )
	);

	it.each( [
		[ { draft: true, state: undefined }, [ 'unstarted' ] ],
		[ { draft: true }, [] ],
		[ { state: 'draft' }, [ 'starting' ] ],
		[ { published: false }, [ 'draft' ] ],
		[ { state: 'archived' }, [ 'stopped' ] ],
		// Neither page has what is to be clicked; a page that nobody saved yet cannot.
		[ { marked: false }, [ 'goal' ] ],
		[ { marked: false, needsMark: false }, [] ],
		[
			{ draft: true, marked: false, state: undefined },
			[ 'unstarted', 'goal' ],
		],
	] )( 'says of a test of two pages with %o: %o (AB-70)', ( change, is ) =>
		expect(
			pageTroublesOf( {
				draft: false,
				state: 'running',
				published: true,
				equal: false,
				needsMark: true,
				marked: true,
				needsPage: false,
				...change,
			} )
		).toEqual( is )
	);
} );

describe( 'variants', () => {
	const block = ( attributes: object, ...innerBlocks: object[] ) =>
		( { name: 'core/group', attributes, innerBlocks } ) as never;

	it( 'are equal but for what every copy has of its own (AB-490)', () => {
		const form = ( uid: string, title: string, recipient = '' ) =>
			block( {}, block( { uid, title, recipient, brolgaGoal: uid } ) );
		expect( areEqual( [ [], [] ] ) ).toBe( true );
		expect( areEqual( [ [] ] ) ).toBe( false );
		expect(
			areEqual( [ [ form( 'a', 'Quote' ) ], [ form( 'b', 'Quote 2' ) ] ] )
		).toBe( true );
		expect(
			areEqual( [ [ form( 'a', '' ) ], [ form( 'b', '', 'c@d.e' ) ] ] )
		).toBe( false );
		const words = ( title: string ) => [ block( { title } ) ];
		expect( areEqual( [ words( 'A' ), words( 'B' ) ] ) ).toBe( false );
		expect( areEqual( [ words( 'A' ), words( 'A' ), words( 'B' ) ] ) ).toBe(
			false
		);
		expect(
			areEqual( [
				[ block( { a: 1, b: undefined, c: 2 } ) ],
				[ block( { c: 2, a: 1 } ) ],
			] )
		).toBe( true );
	} );
} );

it.each( [
	[ [ 'Spring', 2, 'Home' ], 'Spring' ],
	[ [ '', 0, 'Home' ], 'Test on “Home”' ],
	[ [ '', 1, 'Home' ], 'Test on “Home”' ],
	[ [ '', 2, 'Home' ], 'Test 2 on “Home”' ],
	[ [ '', 1, '' ], 'Untitled test' ],
] as const )( 'calls a test %o %s (AB-492)', ( [ name, number, title ], is ) =>
	expect( testName( name, number, title ) ).toBe( is )
);
