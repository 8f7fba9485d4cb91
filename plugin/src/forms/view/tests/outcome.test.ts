/**
 * The focus on a page that a form has sent.
 */
import { focusOutcome } from '../outcome';

const find = ( selector: string ): HTMLElement =>
	document.querySelector( selector ) as HTMLElement;

describe( 'the outcome of a form', () => {
	beforeEach( () => {
		document.body.innerHTML =
			'<p id="told" role="alert" tabindex="-1">Wrong.</p><input>';
		focusOutcome( find( '#told' ), new AbortController().signal );
	} );

	// FORM-45
	it( 'has the focus again after the browser has followed the hash', () => {
		expect( document.activeElement ).toBe( find( '#told' ) );
		find( '#told' ).blur();
		window.dispatchEvent( new Event( 'load' ) );
		expect( document.activeElement ).toBe( find( '#told' ) );
	} );

	it( 'is told by the focus alone, and not once more by its role (FORM-330)', () => {
		expect( find( '#told' ).hasAttribute( 'role' ) ).toBe( false );
	} );

	it( 'leaves a visitor alone who has moved on', () => {
		find( 'input' ).focus();
		window.dispatchEvent( new Event( 'load' ) );
		expect( document.activeElement ).toBe( find( 'input' ) );
	} );

	it( 'is not looked for where there is none', () => {
		find( 'input' ).focus();
		focusOutcome( null, new AbortController().signal );
		expect( document.activeElement ).toBe( find( 'input' ) );
	} );
} );
