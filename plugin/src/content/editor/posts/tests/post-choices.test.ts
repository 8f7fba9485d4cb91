import { idsOf, optionsOf, shownTypes, taxonomiesOf } from '../post-choices';

const POST = { slug: 'post', name: 'Posts', viewable: true };
const TYPES = [
	{ ...POST, taxonomies: [ 'category', 'post_tag' ] },
	{ slug: 'attachment', name: 'Media', viewable: true },
	{ slug: 'wp_block', name: 'Patterns', viewable: false },
];

describe( 'what a module with posts can choose from', () => {
	it( 'are types that visitors see, and no files', () => {
		expect( shownTypes( TYPES ).map( ( { slug } ) => slug ) ).toEqual( [
			'post',
		] );
		expect( shownTypes( null ) ).toEqual( [] );
	} );

	it( 'are the taxonomies of a type', () => {
		expect( taxonomiesOf( TYPES, 'post' ) ).toEqual( [
			'category',
			'post_tag',
		] );
		expect( taxonomiesOf( TYPES, 'gone' ) ).toEqual( [] );
	} );

	it( 'is what was saved, too, though nobody knows it here', () => {
		const post = { value: 'post', label: 'Posts' };
		expect( optionsOf( [ POST ], 'post' ) ).toEqual( [ post ] );
		expect( optionsOf( [ POST ], '' ) ).toEqual( [ post ] );
		expect( optionsOf( [ POST ], 'gone' ) ).toEqual( [
			post,
			{ value: 'gone', label: 'gone' },
		] );
	} );

	it( 'are terms by their names, in their own order', () => {
		const terms = [
			{ id: 4, name: 'Walls' },
			{ id: 9, name: 'Paths' },
		];
		expect( idsOf( terms, [ 'Paths', 'Walls', 'Ponds' ] ) ).toEqual( [
			4, 9,
		] );
	} );
} );
