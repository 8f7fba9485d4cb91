/**
 * Days told from today, on a page that a cache has kept.
 */
import { complaint, type Check } from '../../checks';
import { setDays } from '..';

/** As printed on 10 November 2026, in Brisbane. */
const PRINTED = `<div data-brolga-days='[600,["min",1,"11 November 2026"],["max",14,"24 November 2026"],["value",3,"13 November 2026"]]'
	data-brolga-checks='[["date","","No date."],["from","2026-11-11","Please choose 11 November 2026 or a later day."],["until","2026-11-24","Please choose 24 November 2026 or an earlier day."]]'>
	<input type="date"></div>`;

const form = ( html: string, time: string ) => {
	document.documentElement.lang = 'en-AU';
	document.body.innerHTML = `<form>${ html }</form>`;
	setDays( document.body, Date.parse( time ) );
	const field = document.querySelector< HTMLElement >( '[data-brolga-days]' );
	return {
		input: document.querySelector( 'input' ),
		checks: JSON.parse( field?.dataset.brolgaChecks ?? '' ) as Check[],
	};
};

describe( 'a day told from today', () => {
	// FIELD-260
	it( 'is told from the day on which the page is opened', () => {
		// Half past seven in the morning of the 30th, in Brisbane.
		const { input, checks } = form( PRINTED, '2026-11-29T21:30:00Z' );

		expect( input?.min ).toBe( '2026-12-01' );
		expect( input?.max ).toBe( '2026-12-14' );
		expect( input?.value ).toBe( '2026-12-03' );
		expect( complaint( checks, '2026-11-30' ) ).toBe(
			'Please choose 1 December 2026 or a later day.'
		);
		expect( complaint( checks, '2026-12-01' ) ).toBe( '' );
		expect( complaint( checks, '2026-12-14' ) ).toBe( '' );
		expect( complaint( checks, '2026-12-15' ) ).toBe(
			'Please choose 14 December 2026 or an earlier day.'
		);
	} );

	// FIELD-260
	it( 'says what the server has said, on the day of printing', () => {
		const { checks } = form(
			PRINTED.replaceAll( '11 November 2026', 'the 11th' ),
			'2026-11-10T03:00:00Z'
		);
		expect( complaint( checks, '2026-11-10' ) ).toBe(
			'Please choose the 11th or a later day.'
		);
	} );

	// FIELD-260
	it( 'leaves what stands in the field', () => {
		const { input } = form(
			PRINTED.replace( '<input', '<input value="2026-11-20"' ),
			'2026-11-29T21:30:00Z'
		);
		expect( input?.value ).toBe( '2026-11-20' );
	} );
} );
