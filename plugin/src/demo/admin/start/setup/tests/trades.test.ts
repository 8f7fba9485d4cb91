import { suitedFirst, suits } from '../trades';

const patterns = [
	{ name: 'brolga/page-about' },
	{ name: 'brolga/page-home-cafe' },
	{ name: 'brolga/page-home-clinic' },
];

test( 'the homepage for the kind of business comes first (START-864)', () => {
	expect(
		suitedFirst( patterns, 'MedicalBusiness' ).map( ( { name } ) => name )
	).toEqual( [
		'brolga/page-home-clinic',
		'brolga/page-about',
		'brolga/page-home-cafe',
	] );
	expect( suits( 'brolga/page-home-cafe', 'FoodEstablishment' ) ).toBe(
		true
	);
} );

test( 'without a kind the order stays (START-864)', () => {
	expect( suitedFirst( patterns, 'LocalBusiness' ) ).toEqual( patterns );
	expect( suits( 'brolga/page-about', '' ) ).toBe( false );
} );
