import { fakeMotion, loadView, markup } from '../../../../tests/support/view';
import { fakePage, type FakePage } from '../../../../tests/support/scroll';

const TOGGLE = markup( 'toggle' );

const button = (): HTMLButtonElement =>
	document.querySelector( 'h3 > button' ) as HTMLButtonElement;
const panel = (): HTMLElement =>
	document.getElementById( 'more-panel' ) as HTMLElement;
const isOpen = (): boolean =>
	button().getAttribute( 'aria-expanded' ) === 'true';

describe( 'a toggle on the page', () => {
	let page: FakePage;
	let motion: { reduced: boolean };

	beforeEach( () => {
		page = fakePage();
		motion = fakeMotion();
		window.location.hash = '';
	} );

	it( 'opens and closes by its heading, in 700 ms (ACC-5, ACC-6)', async () => {
		await loadView( TOGGLE );
		expect( button().textContent ).toBe( 'More' );
		expect( panel().getAttribute( 'hidden' ) ).toBe( 'until-found' );
		button().click();
		expect( isOpen() ).toBe( true );
		expect( page.animations[ 0 ]?.options.duration ).toBe( 700 );
		button().click();
		expect( isOpen() ).toBe( true );
		page.finish();
		button().click();
		expect( isOpen() ).toBe( false );
		expect( panel().hasAttribute( 'hidden' ) ).toBe( false );
		page.finish();
		expect( panel().getAttribute( 'hidden' ) ).toBe( 'until-found' );
		expect( page.moves ).toEqual( [] );
	} );

	it( 'names what its button opens, and is never disabled (ACC-9)', async () => {
		await loadView( TOGGLE );
		expect( button().getAttribute( 'aria-controls' ) ).toBe( 'more-panel' );
		expect( button().hasAttribute( 'aria-disabled' ) ).toBe( false );
	} );

	it( 'is open at first where the owner wants it (ACC-11)', async () => {
		await loadView(
			TOGGLE.replace( 'id="more"', 'id="more" data-brolga-open' )
		);
		expect( isOpen() ).toBe( true );
		expect( panel().hasAttribute( 'hidden' ) ).toBe( false );
	} );

	it( 'opens what the browser finds, even while it closes (ACC-7)', async () => {
		await loadView( TOGGLE );
		button().click();
		page.finish();
		button().click();
		panel().dispatchEvent( new Event( 'beforematch' ) );
		expect( isOpen() ).toBe( true );
		page.finish();
		expect( panel().hasAttribute( 'hidden' ) ).toBe( false );
		button().click();
		expect( isOpen() ).toBe( false );
	} );

	it( 'opens what an anchor names (ACC-7)', async () => {
		motion.reduced = true;
		window.location.hash = 'inside';
		await loadView( TOGGLE );
		expect( isOpen() ).toBe( true );
		expect( page.animations ).toEqual( [] );
		expect( document.activeElement?.id ).toBe( 'inside' );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div data-brolga-module="brolga/toggle"><p></p></div>'
		);
		expect( document.querySelector( 'button, [hidden]' ) ).toBeNull();
	} );
} );
