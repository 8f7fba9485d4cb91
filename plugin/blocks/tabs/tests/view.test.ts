import { waitFor } from '@testing-library/dom';
import {
	loadView,
	markup,
	press,
	settled,
} from '../../../../tests/support/view';

const TABS = markup( 'tabs' );

/** Loads the module `work`: tabs a, b and c, with the module `inner`, tabs x and y, in b. */
const load = async ( hash = '' ): Promise< void > => {
	window.location.hash = hash;
	await loadView( TABS );
};

const module = (): HTMLElement =>
	document.getElementById( 'work' ) as HTMLElement;
/** Names of the tabs that are open, of all tabs on the page. */
const open = (): string[] =>
	[ ...document.querySelectorAll( '[aria-selected="true"]' ) ].map(
		( tab ) => tab.textContent
	);
/** The panels of `work` that are to be seen. */
const visible = (): string[] =>
	[
		...module().querySelectorAll(
			':scope > [data-brolga-panels] > section:not([hidden])'
		),
	].map( ( { id } ) => id );
const tab = ( name: string ): HTMLElement =>
	document.getElementById( `tab-${ name }-link` ) as HTMLElement;
const pressOn = ( name: string, key: string, held = {} ): void =>
	press( tab( name ), key, held );

describe( 'tabs on the page', () => {
	const into = jest.fn();

	beforeAll( () => {
		Element.prototype.scrollIntoView = into;
	} );
	beforeEach( () => into.mockClear() );

	it( 'carry the roles and states of the pattern (TABS-7, TABS-8)', async () => {
		await load();
		const list = document.querySelector( '[role="tablist"]' );
		expect( list?.getAttribute( 'aria-orientation' ) ).toBe( 'horizontal' );
		expect(
			list?.querySelectorAll( '[role="none"] > [role="tab"]' )
		).toHaveLength( 3 );
		expect( tab( 'b' ).getAttribute( 'aria-controls' ) ).toBe( 'tab-b' );
		expect( [ tab( 'a' ).tabIndex, tab( 'b' ).tabIndex ] ).toEqual( [
			0, -1,
		] );
		expect( document.querySelectorAll( '[role="tabpanel"]' ) ).toHaveLength(
			5
		);
		expect(
			document
				.querySelector( '#inner [role="tablist"]' )
				?.getAttribute( 'aria-orientation' )
		).toBe( 'vertical' );
	} );

	it( 'stop what plays in a panel that is left (TABS-160)', async () => {
		await load();
		const video = document.createElement( 'video' );
		const pause = jest.spyOn( video, 'pause' ).mockReturnValue();
		document.getElementById( 'tab-a' )?.append( video );
		tab( 'b' ).click();
		expect( pause ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'open what is clicked and hide the rest findably (TABS-1, TABS-2, TABS-11)', async () => {
		await load();
		expect( visible() ).toEqual( [ 'tab-a' ] );
		tab( 'b' ).click();
		expect( open() ).toEqual( [ 'b', 'x' ] );
		expect( visible() ).toEqual( [ 'tab-b' ] );
		// The browser would stop at a hidden panel, too.
		expect(
			[ 'tab-a', 'tab-b' ].map(
				( id ) => document.getElementById( id )?.tabIndex
			)
		).toEqual( [ -1, 0 ] );
		expect(
			document.getElementById( 'tab-a' )?.getAttribute( 'hidden' )
		).toBe( 'until-found' );
		document
			.getElementById( 'tab-a' )
			?.dispatchEvent( new Event( 'beforematch' ) );
		expect( open() ).toEqual( [ 'a', 'x' ] );
	} );

	it( 'write their index into the address and read it back (TABS-3, TABS-5, TABS-6)', async () => {
		await load( 'other|x||work|1' );
		expect( open() ).toEqual( [ 'b', 'x' ] );
		tab( 'c' ).click();
		expect( window.location.hash ).toBe( '#other|x||work|2' );
		await load( 'work|9' );
		expect( open() ).toEqual( [ 'a', 'x' ] );
	} );

	it( 'go back and forth with the history (TABS-13)', async () => {
		await load();
		await settled( 30 );
		tab( 'b' ).click();
		window.history.back();
		await waitFor( () => expect( open() ).toEqual( [ 'a', 'x' ] ) );
	} );

	it.each( [ 'b', 'tab-b', 'in-b' ] )(
		'open the tab of the anchor #%s (TABS-4, TABS-10)',
		async ( anchor ) => {
			await load( anchor );
			expect( open() ).toEqual( [ 'b', 'x' ] );
			expect( into ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'follow the keyboard, and only plain keys (TABS-8)', async () => {
		await load();
		pressOn( 'a', 'ArrowRight' );
		expect( open() ).toEqual( [ 'b', 'x' ] );
		expect( document.activeElement ).toBe( tab( 'b' ) );
		pressOn( 'b', 'End' );
		pressOn( 'c', 'ArrowRight' );
		expect( open() ).toEqual( [ 'a', 'x' ] );
		pressOn( 'a', 'ArrowRight', { altKey: true } );
		expect( open() ).toEqual( [ 'a', 'x' ] );
	} );

	it( 'mirror the arrows from right to left (TABS-9)', async () => {
		await load();
		const list = document.querySelector( 'ul' ) as HTMLElement;
		list.style.direction = 'rtl';
		pressOn( 'a', 'ArrowLeft' );
		expect( open() ).toEqual( [ 'b', 'x' ] );
	} );

	it( 'do not disturb tabs inside them (TABS-15)', async () => {
		await load();
		tab( 'b' ).click();
		tab( 'y' ).click();
		expect( open() ).toEqual( [ 'b', 'y' ] );
		pressOn( 'y', 'Home' );
		expect( open() ).toEqual( [ 'b', 'x' ] );
	} );

	it( 'leave broken markup as it is', async () => {
		await loadView(
			'<div id="work" data-brolga-module="brolga/tabs"><ul data-brolga-tablist></ul></div>'
		);
		expect( document.querySelector( '[role]' ) ).toBeNull();
	} );
} );
