import { loadView, markup } from '../../../../tests/support/view';

const button = (): HTMLButtonElement | null =>
	document.querySelector( 'button' );
const isOpen = (): boolean =>
	button()?.getAttribute( 'aria-expanded' ) === 'true' &&
	document.querySelector( '[data-brolga-content]:not([hidden])' ) !== null;

describe( 'the sample on the page', () => {
	it( 'opens and closes by its heading', async () => {
		await loadView( markup( 'block' ) );
		expect( button()?.textContent ).toBe( 'More' );
		expect( isOpen() ).toBe( false );
		button()?.click();
		expect( isOpen() ).toBe( true );
		button()?.click();
		expect( isOpen() ).toBe( false );
	} );

	it( 'names what its button opens', async () => {
		await loadView( markup( 'block' ) );
		expect( button()?.getAttribute( 'aria-controls' ) ).toBe(
			document.querySelector( '[data-brolga-content]' )?.id
		);
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div data-brolga-module="brolga/sample"><p></p></div>'
		);
		expect( document.querySelector( 'button, [hidden]' ) ).toBeNull();
	} );
} );
