/**
 * Fields that come and go as others are answered.
 */
import { conditionalFields } from '../conditional-fields';
import { controlsOf, mark } from '../errors';

const WORDS = { asked: 'Now asked: %s.', dropped: 'Gone: %s.' };

const field = ( id: string, control: string, attributes = '' ): string =>
	`<div data-brolga-field="${ id }" data-label="${ id }" ${ attributes }>
		${ control }<p id="${ id }-error" data-brolga-error="" hidden></p></div>`;

const when = ( rules: unknown, relation = 'all' ): string =>
	`data-brolga-relation="${ relation }" data-brolga-conditions='${ JSON.stringify(
		rules
	) }'`;

const input = ( id: string, value = '' ): string =>
	`<input id="${ id }" value="${ value }">`;

const find = ( id: string ): HTMLInputElement =>
	document.getElementById( id ) as HTMLInputElement;
const holder = ( id: string ): HTMLElement =>
	find( id ).parentElement as HTMLElement;
const shown = (): string[] =>
	[ ...document.querySelectorAll( '[data-brolga-field]:not([hidden])' ) ].map(
		( element ) => element.getAttribute( 'data-brolga-field' ) ?? ''
	);
const said = (): string =>
	document.querySelector( '[data-brolga-status]' )?.textContent ?? '';

/** Puts fields on the page; what looks at their rules at once, and the end. */
const open = ( ...fields: string[] ) => {
	document.body.innerHTML = `<form>${ fields.join(
		''
	) }<button data-brolga-submit>Send</button><p data-brolga-status></p></form>`;
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	const controller = new AbortController();
	const update = conditionalFields(
		form,
		( element ) =>
			controlsOf( element )
				.filter( ( { type } ) => type !== 'checkbox' )
				.map( ( { value } ) => value ),
		WORDS,
		{ controlsOf, mark },
		controller.signal
	);
	return { form, update, leave: () => controller.abort() };
};

const answer = ( id: string, value: string ): void => {
	find( id ).value = value;
	find( id ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
};

describe( 'conditional fields', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	// COND-1 COND-16
	it( 'are hidden and sent nothing of until their rules match', () => {
		open(
			field( 'topic', input( 'topic' ) ),
			field(
				'budget',
				input( 'budget' ),
				`data-brolga-concealed ${ when( [ [ 'topic', 'is', 'Quote' ] ] ) }`
			)
		);
		expect( shown() ).toEqual( [ 'topic' ] );
		expect( find( 'budget' ).disabled ).toBe( true );
		expect( holder( 'budget' ).matches( '[data-brolga-concealed]' ) ).toBe(
			false
		);
		expect( said() ).toBe( '' );
	} );

	// COND-17
	it( 'may be required by the browser while they are asked', () => {
		const { form } = open(
			field( 'topic', '<input id="topic">' ),
			field(
				'budget',
				'<input id="budget" aria-required="true">',
				when( [ [ 'topic', 'is', 'Quote' ] ] )
			),
			field(
				'when',
				'<fieldset aria-required="true"><input type="radio" id="when"></fieldset>'
			)
		);
		find( 'when' ).checked = true;
		expect( find( 'when' ).required ).toBe( true );
		expect( find( 'topic' ).required ).toBe( false );
		expect( form.checkValidity() ).toBe( true );
		answer( 'topic', 'Quote' );
		jest.advanceTimersByTime( 250 );
		expect( form.checkValidity() ).toBe( false );
		answer( 'budget', '900' );
		expect( form.checkValidity() ).toBe( true );
	} );

	// COND-8
	it( 'are looked at 250 ms after the last change', () => {
		open(
			field( 'topic', input( 'topic' ) ),
			field(
				'budget',
				input( 'budget' ),
				when( [ [ 'topic', 'contains', 'q' ] ] )
			)
		);
		answer( 'topic', 'Q' );
		jest.advanceTimersByTime( 249 );
		answer( 'topic', 'Qu' );
		jest.advanceTimersByTime( 249 );
		expect( shown() ).toEqual( [ 'topic' ] );
		jest.advanceTimersByTime( 1 );
		expect( shown() ).toEqual( [ 'topic', 'budget' ] );
		expect( find( 'budget' ).disabled ).toBe( false );
		expect( said() ).toBe( 'Now asked: budget.' );
		answer( 'topic', '' );
		jest.advanceTimersByTime( 250 );
		expect( said() ).toBe( 'Gone: budget.' );
	} );

	// COND-3 COND-10 COND-12
	it( 'follow chains and hide cycles, and leave the rest alone', () => {
		open(
			field( 'a', input( 'a', 'yes' ) ),
			field( 'b', input( 'b', 'x' ), when( [ [ 'a', 'is', 'yes' ] ] ) ),
			field(
				'c',
				input( 'c' ),
				when(
					[
						[ 'b', 'is', 'x' ],
						[ 'gone', 'is empty', '' ],
					],
					'any'
				)
			),
			field( 'd', input( 'd' ), when( [ [ 'e', 'is empty', '' ] ] ) ),
			field( 'e', input( 'e' ), when( [ [ 'd', 'is empty', '' ] ] ) )
		);
		expect( shown() ).toEqual( [ 'a', 'b', 'c' ] );
		answer( 'a', 'no' );
		jest.advanceTimersByTime( 250 );
		expect( shown() ).toEqual( [ 'a' ] );
	} );

	// COND-9
	it( 'keep what was typed and forget what was wrong', () => {
		open(
			field( 'a', input( 'a', 'yes' ) ),
			field( 'b', input( 'b', 'kept' ), when( [ [ 'a', 'is', 'yes' ] ] ) )
		);
		find( 'b' ).setAttribute( 'aria-invalid', 'true' );
		answer( 'a', 'no' );
		jest.advanceTimersByTime( 250 );
		expect( find( 'b' ).hasAttribute( 'aria-invalid' ) ).toBe( false );
		answer( 'a', 'yes' );
		jest.advanceTimersByTime( 250 );
		expect( find( 'b' ).value ).toBe( 'kept' );
	} );

	// COND-1: the focus goes on, it is not lost
	it.each( [
		[ 'the next field', field( 'z', input( 'z' ) ), 'z' ],
		[ 'the button', '', 'button' ],
	] )( 'hand the focus to %s', ( _, after, target ) => {
		const { update } = open(
			field( 'a', input( 'a', 'yes' ) ),
			field( 'b', input( 'b' ), when( [ [ 'a', 'is', 'yes' ] ] ) ),
			after
		);
		answer( 'a', 'no' );
		find( 'b' ).focus();
		update();
		const focused = document.activeElement;
		expect( focused?.id || focused?.localName ).toBe( target );
	} );

	it( 'stop with their module', () => {
		const { leave } = open(
			field( 'a', input( 'a', 'yes' ) ),
			field( 'b', input( 'b' ), when( [ [ 'a', 'is', 'yes' ] ] ) )
		);
		answer( 'a', 'no' );
		leave();
		jest.advanceTimersByTime( 1000 );
		expect( shown() ).toEqual( [ 'a', 'b' ] );
	} );
} );
