import { plain, shown, typedDetail, type Business } from '../model';

const LEEDS: Business = {
	name: 'Headingley Physio',
	phone: '0113 496 0142',
	email: 'desk@physio.example',
	address: '4 Otley Road, Leeds LS6 3AA',
	hours: [ 'Monday to Friday, 8 am – 7 pm', 'Saturday, 9 am – 12 pm' ],
	links: {
		phone: 'tel:+441134960142',
		email: 'mailto:desk@physio.example',
	},
	mayEdit: true,
	problems: [],
	settings: '/settings',
};

const NOTHING: Business = {
	...LEEDS,
	phone: '',
	email: '',
	address: '',
	hours: [],
	links: { phone: '', email: '' },
};

describe( 'what a bound block shows (BLOCK-183)', () => {
	test.each( [
		[ 'content', { key: 'phone' }, '0113 496 0142' ],
		[
			'content',
			{ key: 'hours' },
			'Monday to Friday, 8 am – 7 pm<br>Saturday, 9 am – 12 pm',
		],
		[
			'content',
			{ key: 'hours', join: ' · ' },
			'Monday to Friday, 8 am – 7 pm · Saturday, 9 am – 12 pm',
		],
		[
			'content',
			{ key: [ 'phone', 'email' ] },
			'0113 496 0142<br>desk@physio.example',
		],
		[ 'text', { key: 'phone', text: 'Ring %s' }, 'Ring 0113 496 0142' ],
		[ 'url', { key: 'phone' }, 'tel:+441134960142' ],
		[ 'url', { key: 'email' }, 'mailto:desk@physio.example' ],
		[
			'url',
			{ key: 'directions' },
			'https://www.openstreetmap.org/directions?to=4%20Otley%20Road%2C%20Leeds%20LS6%203AA',
		],
		[ 'content', { key: 'nonsense' }, undefined ],
	] )( '%s %j: %s', ( attribute, args, expected ) => {
		expect( shown( LEEDS, attribute, { args } ) ).toBe( expected );
	} );

	test.each( [ 'phone', 'email', 'address', 'hours', 'directions' ] )(
		'leaves what was typed where there is no %s',
		( key ) => {
			expect(
				shown( NOTHING, 'content', { args: { key } } )
			).toBeUndefined();
			expect(
				shown( NOTHING, 'url', { args: { key } } )
			).toBeUndefined();
		}
	);

	it( 'keeps text text', () => {
		expect(
			shown( { ...LEEDS, address: 'A & <b>' }, 'content', {
				args: { key: 'address' },
			} )
		).toBe( 'A &amp; &lt;b&gt;' );
	} );
} );

describe( 'typing over a detail (BLOCK-183)', () => {
	it( 'is for a detail alone, in no sentence', () => {
		expect( typedDetail( { args: { key: 'phone' } } ) ).toBe( 'phone' );
		expect( typedDetail( { args: { key: 'hours' } } ) ).toBeUndefined();
		expect(
			typedDetail( { args: { key: 'phone', text: 'Ring %s' } } )
		).toBeUndefined();
		expect( typedDetail( { args: { key: [ 'phone' ] } } ) ).toBeUndefined();
	} );

	it( 'keeps the words and no marks', () => {
		expect( plain( '<strong>0113</strong> 496 &amp; 1' ) ).toBe(
			'0113 496 & 1'
		);
	} );
} );
