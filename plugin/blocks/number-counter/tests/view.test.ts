import { fakeFrames } from '../../../../tests/support/counters';
import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
} from '../../../../tests/support/view';

const inSight = fakeInView();
const motion = fakeMotion();
const frames = fakeFrames();
const find = ( selector: string ): HTMLElement =>
	document.querySelector( selector ) as HTMLElement;
const copies = (): ( string | null )[] =>
	[ ...document.querySelectorAll( '[data-brolga-copy]' ) ].map(
		( { textContent } ) => textContent
	);

describe( 'a number counter on the page', () => {
	beforeEach( () => {
		motion.reduced = false;
	} );

	it( 'counts for 1,800 ms from the moment it is seen, once (NUM-1)', async () => {
		await loadView( markup( 'number' ) );
		frames.pass( 1000 );
		expect( copies() ).toEqual( [] );
		inSight( find( '#trees' ), true );
		expect( copies() ).toEqual( [ '0.0' ] );
		frames.pass( 900 );
		expect( copies() ).toEqual( [ '10,937.9' ] );
		frames.pass( 899 );
		expect( copies() ).toEqual( [ '12,500.5' ] );
		frames.pass( 1 );
		expect( copies() ).toEqual( [] );
		expect( frames.waiting() ).toBe( 0 );
	} );

	it( 'leaves the final number to screen readers (NUM-2, NUM-10)', async () => {
		await loadView( markup( 'number' ) );
		inSight( find( '#trees' ), true );
		expect( find( '[data-brolga-final]' ).textContent ).toBe( '12,500.5' );
		expect(
			find( '[data-brolga-final]' ).closest( '[aria-hidden]' )
		).toBeNull();
		expect( find( '[data-brolga-copy]' ).ariaHidden ).toBe( 'true' );
	} );

	it( 'shows the final number at once where less motion is wanted (NUM-7)', async () => {
		motion.reduced = true;
		await loadView( markup( 'number' ) );
		inSight( find( '#trees' ), true );
		expect( copies() ).toEqual( [] );
	} );

	it( 'ends where it has to when it is taken off the page', async () => {
		const { teardown } = await loadView( markup( 'number' ) );
		inSight( find( '#trees' ), true );
		teardown( document.body );
		frames.pass( 16 );
		expect( copies() ).toEqual( [] );
	} );

	it( 'waits without its number until it counts (NUM-15)', async () => {
		await loadView( markup( 'number' ) );
		const waits = (): boolean =>
			find( '#trees' ).hasAttribute( 'data-brolga-waiting' );
		expect( waits() ).toBe( true );
		inSight( find( '#trees' ), true );
		expect( waits() ).toBe( false );
		expect( copies() ).toEqual( [ '0.0' ] );
	} );

	it( 'shows its number when it is taken off the page while it waits (NUM-15)', async () => {
		const { teardown } = await loadView( markup( 'number' ) );
		teardown( document.body );
		expect( find( '#trees' ).dataset.brolgaWaiting ).toBeUndefined();
	} );

	it( 'leaves what is no number as it is (NUM-9)', async () => {
		await loadView(
			'<p id="trees" data-brolga-module="brolga/number-counter">24/7</p>'
		);
		inSight( find( '#trees' ), true );
		frames.pass( 1800 );
		expect( find( '#trees' ).innerHTML ).toBe( '24/7' );
	} );
} );
