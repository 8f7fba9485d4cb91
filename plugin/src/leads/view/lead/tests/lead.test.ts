import { arrived, hear } from '..';

const leads = (): object[] =>
	( window as unknown as { dataLayer?: object[] } ).dataLayer ?? [];

const sent = ( data: Parameters< typeof hear >[ 0 ][ 'data' ] ): void =>
	hear( { name: 'form_sent', source: 'ask', data } );

describe( 'the lead of a thank-you page', () => {
	const heard = jest.fn< unknown, [ unknown ] >();

	beforeAll( () => {
		document.addEventListener( 'brolga:lead', ( event ) =>
			heard( ( event as CustomEvent< unknown > ).detail )
		);
	} );
	beforeEach( () => {
		window.history.replaceState( null, '', '/thank-you/' );
		delete ( window as unknown as { dataLayer?: object[] } ).dataLayer;
		document.cookie = 'brolga_lead=; path=/; max-age=0';
		document.cookie = 'brolga_leads=; path=/; max-age=0';
		sessionStorage.clear();
		heard.mockClear();
	} );

	it( 'is pushed once for the lead the server stored, also after a reload (TRACK-2, SITE-18)', () => {
		document.cookie = 'brolga_lead=7f3a.enquiry; path=/';
		arrived();
		arrived();
		expect( leads() ).toEqual( [
			{ event: 'generate_lead', lead_id: '7f3a' },
		] );
		expect( heard.mock.calls ).toEqual( [
			[ { lead_id: '7f3a', form: 'enquiry' } ],
		] );
		expect( document.cookie ).not.toContain( 'brolga_lead=' );
	} );

	it( 'is pushed once also where another tab has counted it (TRACK-2)', () => {
		document.cookie = 'brolga_lead=7f3a.enquiry; path=/';
		arrived();
		// Another tab: the same cookies, a session of its own.
		sessionStorage.clear();
		arrived();
		document.cookie = 'brolga_lead=7f3a.enquiry; path=/';
		arrived();
		sent( { lead_id: '7f3a', form: 'enquiry', redirect: '' } );
		expect( leads() ).toHaveLength( 1 );
		expect( heard ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'is pushed for each further lead', () => {
		document.cookie = 'brolga_lead=1.a; path=/';
		arrived();
		document.cookie = 'brolga_lead=2.a; path=/';
		arrived();
		expect( leads() ).toHaveLength( 2 );
	} );

	it( 'is pushed once a session where no lead is known (TRACK-3)', () => {
		arrived();
		arrived();
		expect( leads() ).toEqual( [ { event: 'generate_lead' } ] );
	} );

	it( 'is pushed once a session also where no lead is known and another tab has counted it (TRACK-3)', () => {
		arrived();
		// Another tab: the same cookies, a session of its own.
		sessionStorage.clear();
		arrived();
		expect( leads() ).toHaveLength( 1 );
		document.cookie = 'brolga_lead=7.enquiry; path=/';
		arrived();
		expect( leads() ).toHaveLength( 2 );
	} );

	it( 'is not pushed where the visit is told nobody; the page hears of it (TRACK-10, TRACK-12)', () => {
		document.body.innerHTML =
			'<script type="application/json" id="brolga-config">{"mute":true}</script>';
		arrived();
		sent( { lead_id: '7', form: 'enquiry', redirect: '' } );
		document.body.innerHTML = '';
		expect( leads() ).toEqual( [] );
		expect( heard ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'adds to a data layer that is there (TRACK-1)', () => {
		( window as unknown as { dataLayer: object[] } ).dataLayer = [
			{ event: 'gtm.js' },
		];
		arrived();
		expect( leads() ).toHaveLength( 2 );
	} );

	it( 'is pushed on the page of its form where no thank-you page follows, and not again on one (FORM-53, TRACK-2)', () => {
		document.cookie = 'brolga_lead=7.enquiry; path=/';
		sent( { lead_id: '7', form: 'enquiry', redirect: '/done/' } );
		// The same answer again, as to a form sent twice.
		sent( { lead_id: '7', form: 'enquiry', redirect: '/done/' } );
		arrived();
		expect( leads() ).toEqual( [
			{ event: 'generate_lead', lead_id: '7' },
		] );
		expect( document.cookie ).not.toContain( 'brolga_lead=' );
	} );

	it( 'is left to the thank-you page that follows; both pages hear of it (FORM-53, TRACK-1)', () => {
		const lead = { lead_id: '7', form: 'enquiry' };
		document.cookie = 'brolga_lead=7.enquiry; path=/';
		sent( { ...lead, redirect: '/thank-you/?name=Jo' } );
		expect( leads() ).toEqual( [] );
		arrived();
		expect( leads() ).toHaveLength( 1 );
		expect( heard.mock.calls ).toEqual( [ [ lead ], [ lead ] ] );
	} );

	it( 'is pushed in a browser that keeps nothing', () => {
		const broken = jest
			.spyOn( window, 'sessionStorage', 'get' )
			.mockImplementation( () => {
				throw new Error( 'denied' );
			} );
		arrived();
		expect( leads() ).toHaveLength( 1 );
		broken.mockRestore();
	} );
} );
