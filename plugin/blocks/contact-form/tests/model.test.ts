/**
 * The rules of a contact form. Addresses run the table that PHP runs too.
 */
import table from '../../../../tests/vectors/email-contact.json';
import { complaint } from '../../../src/forms/view/checks';
import {
	address,
	answerOf,
	attempt,
	bodyOf,
	descriptors,
	hindrances,
	isSum,
	summary,
	validate,
} from '../model';
import type { Field, Words } from '../types';

const field = ( changes: Partial< Field > ): Field => ( {
	checks: [],
	id: 'name',
	originalId: 'Name',
	type: 'input',
	label: 'Your name',
	required: true,
	values: [],
	hidden: false,
	target: 'ask-name',
	...changes,
} );

const missing = { id: 'name', key: 'fill_message' };

// EMAIL-1 EMAIL-2 EMAIL-3 EMAIL-4 EMAIL-5 EMAIL-6 EMAIL-7 EMAIL-8 EMAIL-9
describe( 'an address', () => {
	it.each( table.cases )( '$name', ( { input, expected } ) => {
		expect( address( input.value, input.label ) ).toEqual( expected );
	} );

	// EMAIL-2
	it( 'counts characters, not their halves', () => {
		expect( address( '𝒶@b.c', '' ).valid ).toBe( false );
	} );
} );

describe( 'a field that a module of another plugin checks (EXT-826)', () => {
	it( 'is wrong in its words, unless it is empty or not asked', () => {
		const said = 'Four digits, please.';
		const wrong = field( { values: [ '41' ], said } );
		expect( validate( [ wrong ] ) ).toEqual( [
			{ id: wrong.id, key: 'invalid', reason: said },
		] );
		expect( validate( [ { ...wrong, values: [ '' ] } ] ) ).toEqual( [
			{ id: wrong.id, key: 'fill_message' },
		] );
		expect( validate( [ { ...wrong, hidden: true } ] ) ).toEqual( [] );
	} );
} );

describe( 'a required field', () => {
	// FORM-9
	it.each( [ '', ' \t\n', '\u00a0\u2003\ufeff', '\u180e\u0085' ] )(
		'is missing with %j',
		( typed ) => {
			expect( validate( [ field( { values: [ typed ] } ) ] ) ).toEqual( [
				missing,
			] );
		}
	);

	// FORM-12
	it( 'is missing when it only repeats its label', () => {
		const repeated = field( { values: [ ' Your name ' ] } );
		const other = field( { values: [ 'your name' ] } );
		expect( validate( [ repeated ] ) ).toEqual( [ missing ] );
		expect( validate( [ other ] ) ).toEqual( [] );
	} );

	// FORM-12 EMAIL-8
	it( 'is missing when an address repeats its label in any case', () => {
		const repeated = field( {
			type: 'email',
			label: 'E-Mail',
			values: [ 'e-mail' ],
		} );
		expect( validate( [ repeated ] ) ).toEqual( [ missing ] );
	} );

	// FORM-10
	it.each( [ 'radio', 'checkbox', 'booleancheckbox', 'select' ] )(
		'of type %s needs a choice, whatever it is called',
		( type ) => {
			const none = field( { type } );
			const placeholder = field( { type, values: [ '' ] } );
			const one = field( { type, values: [ 'Your name' ] } );
			expect( validate( [ none ] ) ).toEqual( [ missing ] );
			expect( validate( [ placeholder ] ) ).toEqual( [ missing ] );
			expect( validate( [ one ] ) ).toEqual( [] );
		}
	);

	// FORM-11
	it( 'is exempt with the number-field prefix', () => {
		expect( validate( [ field( { id: 'et_number_1' } ) ] ) ).toEqual( [] );
	} );

	// FIELD-2
	it( 'of type number is not exempt', () => {
		expect( validate( [ field( { type: 'number' } ) ] ) ).toEqual( [
			missing,
		] );
	} );
} );

describe( 'a field that is not required', () => {
	it( 'may be empty', () => {
		expect( validate( [ field( { required: false } ) ] ) ).toEqual( [] );
	} );

	// FORM-16
	it( 'is still checked when it is an address', () => {
		const wrong = { type: 'email', required: false, values: [ 'jo@' ] };
		expect( validate( [ field( wrong ) ] ) ).toEqual( [
			{ id: 'name', key: 'invalid' },
		] );
	} );
} );

// FIELD-4
describe( 'a field with limits', () => {
	const limited = {
		checks: [
			[ 'number', '', 'A number, please.' ],
			[ 'max', '5', 'Not more than 5.' ],
		],
	} as const;

	it.each( [
		[ 'many', 'A number, please.' ],
		[ ' 7 ', 'Not more than 5.' ],
	] )( 'fails with %j, and says why', ( typed, reason ) => {
		const wrong = field( { ...limited, values: [ typed ] } );
		expect( validate( [ wrong ], complaint ) ).toEqual( [
			{ id: 'name', key: 'invalid', reason },
		] );
	} );

	it( 'passes with what they allow, and when it may be empty', () => {
		const empty = field( { ...limited, required: false } );
		const right = field( { ...limited, values: [ ' 4,5 ' ] } );
		expect( validate( [ empty, right ], complaint ) ).toEqual( [] );
	} );

	// COND-9
	it( 'is let be while it is not asked', () => {
		const wrong = field( { ...limited, values: [ '7' ], hidden: true } );
		expect( validate( [ wrong ], complaint ) ).toEqual( [] );
	} );

	it( 'is judged by the server alone where the rules did not arrive', () => {
		const wrong = field( { ...limited, values: [ 'many' ] } );
		expect( validate( [ wrong ] ) ).toEqual( [] );
	} );

	it( 'is judged by the server alone where a check is new, or a pattern another language’s', () => {
		const checks = [
			[ 'moon', 'full', 'No.' ],
			[ 'pattern', '(?i)x', 'No.' ],
		] as const;
		expect(
			validate( [ field( { checks, values: [ 'y' ] } ) ], complaint )
		).toEqual( [] );
	} );
} );

// FORM-13
it( 'lists what is wrong in the order of the form', () => {
	const problems = validate( [
		field( { id: 'b', type: 'email', values: [ 'jo' ] } ),
		field( { id: 'c', values: [ 'fine' ] } ),
		field( { id: 'a' } ),
	] );
	expect( problems.map( ( { id } ) => id ) ).toEqual( [ 'b', 'a' ] );
} );

// FORM-6
it( 'describes the fields as the wire contract says', () => {
	expect(
		descriptors( [
			field( {} ),
			field( { id: 'when', type: 'radio', required: false } ),
			field( { id: 'captcha', type: 'captcha' } ),
		] )
	).toEqual( [
		{
			field_id: 'name',
			original_id: 'Name',
			required_mark: 'required',
			field_type: 'input',
			field_label: 'Your name',
		},
		{
			field_id: 'when',
			original_id: 'Name',
			required_mark: 'not_required',
			field_type: 'radio',
			field_label: 'Your name',
		},
	] );
} );

// COND-9
it( 'finds nothing wrong with a field that is not asked', () => {
	const wrong = { type: 'email', values: [ 'no address' ] };
	expect( validate( [ field( {} ), field( wrong ) ] ) ).toHaveLength( 2 );
	const hidden = { hidden: true };
	expect(
		validate( [ field( hidden ), field( { ...wrong, ...hidden } ) ] )
	).toEqual( [] );
} );

// COND-5: what rules compare is what the server will have
it.each( [
	[ { values: [ 'Your name' ] }, [] ],
	[ { values: [ '  ' ] }, [] ],
	[ { type: 'email', values: [ ' Jo@Example.com ' ] }, [ 'jo@example.com' ] ],
	[ { type: 'checkbox', values: [ 'A', 'B' ] }, [ 'A', 'B' ] ],
	[ { type: 'radio', values: [ 'Your name' ] }, [ 'Your name' ] ],
] )( 'takes %j for %j', ( changes, expected ) => {
	expect( answerOf( field( changes ) ) ).toEqual( expected );
} );

describe( 'the list of what went wrong', () => {
	const words: Words = {
		sending: '',
		failed: '',
		preview: '',
		asked: '',
		dropped: '',
		fill_message: 'Please fill in:',
		contact_error_message: 'Please correct:',
		invalid: 'No address.',
		wrong_captcha: 'Not the sum.',
		captcha: 'Captcha',
		wrong_checkbox: 'Checkbox',
	};

	// FORM-13 FORM-15 FORM-16
	it( 'has the missing fields first, then the others with a reason', () => {
		const fields = [
			field( { id: 'mail', type: 'email', label: 'Email', target: 'm' } ),
			field( {} ),
		];
		expect(
			summary(
				fields,
				[
					{ id: 'mail', key: 'invalid' },
					{ id: 'name', key: 'fill_message' },
				],
				words
			)
		).toEqual( [
			{
				heading: 'Please fill in:',
				lines: [
					{ label: 'Your name', target: 'ask-name', reason: '' },
				],
			},
			{
				heading: 'Please correct:',
				lines: [
					{ label: 'Email', target: 'm', reason: 'No address.' },
				],
			},
		] );
	} );

	// FORM-14 CAPTCHA-3
	it.each( [
		[ 'input', 'Captcha' ],
		[ 'captcha', 'Captcha' ],
		[ 'checkbox', 'Checkbox' ],
	] )( 'calls a field of type %s without a label %s', ( type, label ) => {
		const [ section ] = summary(
			[ field( { type, label: '' } ) ],
			[ { id: 'name', key: 'fill_message' } ],
			words
		);
		expect( section?.lines[ 0 ]?.label ).toBe( label );
	} );

	it( 'is empty when nothing did', () => {
		expect( summary( [ field( {} ) ], [], words ) ).toEqual( [] );
	} );
} );

describe( 'the sum', () => {
	const sum = { first_digit: '5', second_digit: '7' };

	// CAPTCHA-2
	it.each( [ '12', ' 12 ' ] )( 'is right with %j', ( typed ) => {
		expect( isSum( sum, typed ) ).toBe( true );
	} );

	// CAPTCHA-7
	it.each( [ '13', '-12', '12.0', '012', '1 2', '' ] )(
		'is wrong with %j',
		( typed ) => {
			expect( isSum( sum, typed ) ).toBe( false );
		}
	);
} );

describe( 'what hinders the sending', () => {
	const empty = [ field( {} ) ];
	const sum = ( value: string ) => ( {
		dataset: { first_digit: '5', second_digit: '7' },
		value,
	} );

	// CAPTCHA-8
	it( 'is nothing beside a wrong sum: the server tells of both at once', () => {
		expect( hindrances( empty, sum( '13' ), undefined ) ).toEqual( [] );
	} );

	// CAPTCHA-3 FORM-9
	it.each( [ null, sum( '12' ), sum( ' ' ) ] )(
		'is what is missing, where the sum is %j',
		( input ) => {
			expect( hindrances( empty, input, undefined ) ).toEqual( [
				missing,
			] );
		}
	);

	it( 'is judged by the owner’s limits, too', () => {
		const typed = [ field( { values: [ 'Jo' ] } ) ];
		expect( hindrances( typed, null, () => 'Too short.' ) ).toEqual( [
			{ id: 'name', key: 'invalid', reason: 'Too short.' },
		] );
	} );
} );

// LEAD-4
it( 'tells bodies apart by what is typed, not by the sum', () => {
	const typed = field( { values: [ 'Jo' ] } );
	const sum = ( values: string[] ) =>
		field( { id: 'captcha', type: 'captcha', values } );
	expect( bodyOf( [ typed, sum( [ '1' ] ) ] ) ).toBe(
		bodyOf( [ typed, sum( [ '2' ] ) ] )
	);
	expect( bodyOf( [ typed ] ) ).not.toBe(
		bodyOf( [ field( { values: [ 'Jo', '' ] } ) ] )
	);
} );

describe( 'an attempt', () => {
	let count = 0;
	const newKey = () => `key-${ ++count }`;

	// LEAD-3 LEAD-4
	it( 'keeps its key for the same body', () => {
		const first = attempt( undefined, 'a=1', newKey );
		expect( attempt( first, 'a=1', newKey ) ).toBe( first );
	} );

	// LEAD-5
	it( 'gets a new key for another body', () => {
		const first = attempt( undefined, 'a=1', newKey );
		expect( attempt( first, 'a=2', newKey ).key ).not.toBe( first.key );
	} );

	it( 'gets a key where the one before had none', () => {
		const restored = { body: 'a=1', key: '' };
		expect( attempt( restored, 'a=1', newKey ).key ).not.toBe( '' );
	} );
} );
