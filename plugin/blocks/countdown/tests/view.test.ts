import { loadView, markup } from '../../../../tests/support/view';

/** The end in the markup that RenderTest pins. */
const END = Date.parse( '2026-11-21T10:00:05Z' );

const root = (): HTMLElement =>
	document.querySelector( '[data-brolga-module]' ) as HTMLElement;
const shown = (): string =>
	[ ...document.querySelectorAll( '.wp-block-brolga-countdown__value' ) ]
		.map( ( { textContent } ) => textContent )
		.join( ':' );
const text = (): string => ( root().textContent ?? '' ).trim();

describe( 'a countdown on the page', () => {
	const said = jest.fn();

	beforeAll( () =>
		document.addEventListener( 'brolga:event', ( event ) => {
			said(
				( event as CustomEvent< { name: string; source: string } > )
					.detail
			);
		} )
	);
	beforeEach( () => {
		said.mockClear();
		jest.useFakeTimers( { now: END - 5000 } );
	} );
	afterEach( () => jest.useRealTimers() );

	it( 'ticks once a second, and corrects a page from a cache at once (COUNT-1, COUNT-6, COUNT-10)', async () => {
		await loadView( markup( 'message' ) );
		expect( shown() ).toBe( '000:00:00:05' );
		jest.advanceTimersByTime( 2000 );
		expect( shown() ).toBe( '000:00:00:03' );
		expect( document.querySelectorAll( '.is-zero' ) ).toHaveLength( 3 );
	} );

	it( 'tells once that it is over, and says the message (COUNT-7, COUNT-11, COUNT-12)', async () => {
		await loadView( markup( 'message' ) );
		expect( text() ).not.toContain( 'It has begun' );
		jest.advanceTimersByTime( 9000 );
		expect( said ).toHaveBeenCalledTimes( 1 );
		expect( said ).toHaveBeenCalledWith(
			expect.objectContaining( {
				name: 'countdown_expired',
				source: 'sale',
			} )
		);
		expect( text() ).toBe( 'It has begun' );
		expect( document.querySelector( '[role="status"]' )?.textContent ).toBe(
			'It has begun'
		);
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'is over at once on a page that was opened later, and tells nobody (COUNT-10, COUNT-11)', async () => {
		jest.setSystemTime( END + 1000 );
		await loadView( markup( 'message' ) );
		expect( text() ).toBe( 'It has begun' );
		expect( said ).not.toHaveBeenCalled();
	} );

	it( 'hides itself (COUNT-7)', async () => {
		await loadView( markup( 'message' ) );
		root().remove();
		await loadView(
			`<div id="x" data-brolga-module="brolga/countdown" data-brolga-ends="${ END / 1000 }" data-brolga-expiry="hide"></div>`
		);
		expect( root().hidden ).toBe( false );
		jest.advanceTimersByTime( 5000 );
		expect( root().hidden ).toBe( true );
	} );

	it( 'begins again at its next end (COUNT-9)', async () => {
		const end = END / 1000;
		await loadView(
			markup( 'message' ).replace(
				/data-brolga-ends="\d+"/,
				`data-brolga-ends="${ end } ${ end + 60 }"`
			)
		);
		jest.advanceTimersByTime( 6000 );
		expect( shown() ).toBe( '000:00:00:59' );
		expect( said ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'takes the short labels in a narrow place (COUNT-4)', async () => {
		jest.spyOn( Element.prototype, 'clientWidth', 'get' ).mockReturnValue(
			800
		);
		await loadView( markup( 'message' ) );
		expect( root().classList ).not.toContain( 'has-short-labels' );
		await loadView(
			`<div class="wp-block-column" style="flex-basis:25%">${ markup( 'message' ) }</div>`
		);
		expect( root().classList ).toContain( 'has-short-labels' );
	} );

	it( 'stays where it is without an end, or when taken off (COUNT-13)', async () => {
		await loadView(
			'<div data-brolga-module="brolga/countdown" data-brolga-ends=""></div>'
		);
		jest.advanceTimersByTime( 1000 );
		expect( jest.getTimerCount() ).toBe( 0 );
		const { teardown } = await loadView( markup( 'message' ) );
		teardown( document.body );
		jest.advanceTimersByTime( 1000 );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );

	it( 'does not lead to its own page again (COUNT-14)', async () => {
		const { hash, href } = window.location;
		await loadView(
			`<div id="x" data-brolga-module="brolga/countdown" data-brolga-ends="${ END / 1000 }" data-brolga-expiry="redirect" data-brolga-target="${ href }"></div>`
		);
		await jest.advanceTimersByTimeAsync( 6000 );
		expect( window.location.hash ).toBe( hash );
		expect( said ).toHaveBeenCalledTimes( 1 );
	} );
} );
