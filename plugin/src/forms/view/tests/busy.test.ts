import { busy, isSubmitted } from '../busy';

const open = ( html: string ): HTMLFormElement => {
	document.body.innerHTML = `<form>${ html }</form>`;
	return document.querySelector( 'form' ) as HTMLFormElement;
};

describe( 'a form that is being sent', () => {
	it( 'says so on its button, which keeps its width, until it is answered (FORM-24, FORM-50)', () => {
		const form = open(
			'<button data-brolga-submit>Send</button><p data-brolga-status></p>'
		);
		const button = form.querySelector( 'button' ) as HTMLElement;
		button.getBoundingClientRect = () => ( { width: 120 } ) as DOMRect;
		const state = () => ( {
			text: button.textContent,
			told: form.querySelector( 'p' )?.textContent,
			width: button.style.minInlineSize,
			disabled: button.getAttribute( 'aria-disabled' ),
			busy: form.getAttribute( 'aria-busy' ),
			sent: isSubmitted( form ),
		} );
		expect( isSubmitted( form ) ).toBe( false );
		const done = busy( form, 'Sending …' );
		expect( state() ).toEqual( {
			text: 'Sending …',
			told: 'Sending …',
			width: '120px',
			disabled: 'true',
			busy: 'true',
			sent: true,
		} );
		done();
		expect( state() ).toEqual( {
			text: 'Send',
			told: '',
			width: '',
			disabled: 'false',
			busy: 'false',
			sent: false,
		} );
	} );

	it.each( [
		'<p data-brolga-status></p>',
		'<button data-brolga-submit>Send</button>',
	] )( 'is one without %s, too', ( html ) => {
		const form = open( html );
		const done = busy( form, 'Sending …' );
		expect( isSubmitted( form ) ).toBe( true );
		expect( form.textContent ).not.toBe( 'Sending …' );
		done();
		expect( isSubmitted( form ) ).toBe( false );
	} );
} );
