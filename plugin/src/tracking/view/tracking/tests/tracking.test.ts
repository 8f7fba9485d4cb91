/**
 * What the loader does with consent and with what happens on the page.
 */
import { announce, type EventName } from '../../../../runtime/events';
import type { TrackedEvent } from '../../types';

interface Fake {
	readonly start: jest.Mock< unknown, [ object ] >;
	readonly told: TrackedEvent[];
	readonly stop: jest.Mock;
	/** Throws whatever it is told. */
	isBroken: boolean;
}

const fake = (): Fake => {
	const made: Fake = {
		told: [],
		stop: jest.fn(),
		isBroken: false,
		start: jest.fn< unknown, [ object ] >( () => ( {
			tell: ( event: TrackedEvent ) => {
				if ( made.isBroken ) {
					throw new Error( 'somebody else’s script' );
				}
				made.told.push( event );
			},
			stop: made.stop,
		} ) ),
	};
	return made;
};

const mockMatomo = fake();
const mockAutomation = fake();

jest.mock( '@brolga/track-matomo', () => mockMatomo, { virtual: true } );
jest.mock( '@brolga/track-marketing-automation', () => mockAutomation, {
	virtual: true,
} );

const SERVICES = {
	matomo: { id: '1', host: 'https://stats.example.com' },
	'marketing-automation': { id: 'a', host: 'https://track.example.com' },
};

const settle = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 20 ) );

const pageConfig = ( values: object ): void => {
	document.body.innerHTML = `<script type="application/json" id="brolga-config">${ JSON.stringify(
		values
	) }</script>`;
};

const consent = {
	version: 'v1',
	mode: 'opt-in',
	services: { matomo: 'statistics', 'marketing-automation': 'marketing' },
};

const answer = async ( ...ids: string[] ): Promise< void > => {
	document.cookie = `brolga_consent=v1.1.${ ids.join( '~' ) }; path=/`;
	document.dispatchEvent( new CustomEvent( 'brolga:consent' ) );
	await settle();
};

const names = ( { told }: Fake ): string[] => told.map( ( { name } ) => name );

/** Loads the module anew; the listeners of earlier ones have other services. */
async function load(): Promise< void > {
	await jest.isolateModulesAsync( async () => {
		await import( '..' );
	} );
	await settle();
}

const layer = window as unknown as { dataLayer?: object[] };

const lead = ( lead_id: string, form = '' ): boolean =>
	document.dispatchEvent(
		new CustomEvent( 'brolga:lead', { detail: { lead_id, form } } )
	);

describe( 'the tracking loader', () => {
	let listeners: Array< [ string, EventListenerOrEventListenerObject ] > = [];

	beforeAll( () => {
		const add = document.addEventListener.bind( document );
		jest.spyOn( document, 'addEventListener' ).mockImplementation(
			( type: string, hear: EventListenerOrEventListenerObject ) => {
				listeners.push( [ type, hear ] );
				add( type, hear );
			}
		);
	} );
	beforeEach( () => {
		for ( const one of [ mockMatomo, mockAutomation ] ) {
			one.start.mockClear();
			one.stop.mockClear();
			one.told.length = 0;
			one.isBroken = false;
		}
		document.cookie = 'brolga_consent=; path=/; max-age=0';
		delete layer.dataLayer;
		window.history.replaceState( null, '', '/' );
	} );
	afterEach( () => {
		listeners.forEach( ( [ type, hear ] ) =>
			document.removeEventListener( type, hear )
		);
		listeners = [];
	} );

	it( 'tells nobody before the visitor agrees, and then all in order (TRACK-12, TRACK-14)', async () => {
		pageConfig( { tracking: SERVICES, consent } );
		await load();
		void announce( 'video_played', 'video', { title: 'Ferns' } );
		await settle();
		expect( mockMatomo.start ).not.toHaveBeenCalled();
		await answer( 'matomo' );
		expect( mockMatomo.start.mock.calls ).toEqual( [
			[ SERVICES.matomo ],
		] );
		expect( names( mockMatomo ) ).toEqual( [
			'page_view',
			'video_played',
		] );
		void announce( 'signed_up', 'news' );
		expect( names( mockMatomo ) ).toEqual( [
			'page_view',
			'video_played',
			'signed_up',
		] );
		expect( mockMatomo.told[ 1 ]?.data ).toEqual( {
			source: 'video',
			title: 'Ferns',
		} );
		expect( mockAutomation.start ).not.toHaveBeenCalled();
		const ids = mockMatomo.told.map( ( { id } ) => id );
		expect( new Set( ids ).size ).toBe( 3 );
	} );

	it( 'stops a service whose consent is withdrawn, and tells it nothing of the time between (TRACK-16)', async () => {
		pageConfig( { tracking: SERVICES, consent } );
		await load();
		await answer( 'matomo', 'marketing-automation' );
		await answer( 'marketing-automation' );
		expect( mockMatomo.stop ).toHaveBeenCalledTimes( 1 );
		void announce( 'popup_shown', 'brolga-popup-4' );
		expect( names( mockMatomo ) ).toEqual( [ 'page_view' ] );
		expect( names( mockAutomation ) ).toEqual( [
			'page_view',
			'popup_shown',
		] );
		await answer( 'matomo' );
		expect( names( mockMatomo ) ).toEqual( [ 'page_view' ] );
		void announce( 'popup_closed', 'brolga-popup-4' );
		expect( names( mockMatomo ) ).toEqual( [
			'page_view',
			'popup_closed',
		] );
	} );

	it( 'starts at once where nobody asks (TRACK-12)', async () => {
		pageConfig( { tracking: { matomo: SERVICES.matomo } } );
		await load();
		expect( names( mockMatomo ) ).toEqual( [ 'page_view' ] );
	} );

	it( 'goes on where a service fails (TRACK-13)', async () => {
		mockMatomo.isBroken = true;
		pageConfig( {
			tracking: { unknown: {}, ...SERVICES },
		} );
		await load();
		void announce( 'signed_up', 'news' );
		expect( names( mockAutomation ) ).toEqual( [
			'page_view',
			'signed_up',
		] );
	} );

	it( 'tells a lead once it is counted, by the id that the server gives it (TRACK-2, TRACK-17)', async () => {
		pageConfig( { tracking: { matomo: SERVICES.matomo } } );
		await load();
		// A thank-you page follows, which counts it.
		void announce( 'form_sent', 'form', { lead_id: '7' } );
		lead( '7', 'enquiry' );
		expect( names( mockMatomo ) ).toEqual( [ 'page_view' ] );
		layer.dataLayer = [ { event: 'generate_lead', lead_id: '7' } ];
		lead( '7', 'enquiry' );
		expect( mockMatomo.told[ 1 ] ).toEqual( {
			id: 'lead-7',
			name: 'generate_lead',
			data: { lead_id: '7', form: 'enquiry' },
		} );
	} );

	it( 'tells a lead that nobody knows (TRACK-3)', async () => {
		pageConfig( { tracking: { matomo: SERVICES.matomo } } );
		await load();
		layer.dataLayer = [ { event: 'generate_lead' } ];
		lead( '' );
		expect( names( mockMatomo ) ).toEqual( [
			'page_view',
			'generate_lead',
		] );
		expect( mockMatomo.told[ 1 ]?.id ).not.toBe( '' );
		expect( mockMatomo.told[ 1 ]?.data ).toEqual( {} );
	} );

	it.each( [
		[ '/?s=+%20', [ 'page_view' ] ],
		[ '/?s=&q=+fern+', [ 'page_view', 'search' ] ],
	] )(
		'takes spaces for no search: %s (TRACK-4)',
		async ( address, told ) => {
			window.history.replaceState( null, '', address );
			pageConfig( { tracking: { matomo: SERVICES.matomo } } );
			await load();
			expect( names( mockMatomo ) ).toEqual( told );
		}
	);

	it.each( [ 'q', 's', 'search', 'query', 'keyword' ] )(
		'tells what was searched for by ?%s= (TRACK-4)',
		async ( parameter ) => {
			window.history.replaceState(
				null,
				'',
				`/?${ parameter }=dry+wall`
			);
			pageConfig( { tracking: { matomo: SERVICES.matomo } } );
			await load();
			expect(
				mockMatomo.told.map( ( { name, data } ) => [ name, data ] )
			).toEqual( [
				[ 'page_view', {} ],
				[ 'search', { query: 'dry wall' } ],
			] );
		}
	);

	it( 'tells a search by its results, or by the result that was chosen (TRACK-4)', async () => {
		pageConfig( { tracking: { matomo: SERVICES.matomo } } );
		await load();
		void announce( 'search', 'search', { query: 'ferns' } );
		expect( names( mockMatomo ) ).toEqual( [ 'page_view' ] );
		void announce( 'search', 'search', { query: 'ferns', url: '/ferns/' } );
		expect( names( mockMatomo ) ).toEqual( [ 'page_view', 'search' ] );
	} );

	it.each< EventName >( [
		'popup_converted',
		'countdown_expired',
		'add_to_cart',
		'remove_from_cart',
		'purchase',
	] )( 'tells %s as the page says it', async ( name ) => {
		pageConfig( { tracking: { matomo: SERVICES.matomo } } );
		await load();
		void announce( name, 'source' );
		expect( names( mockMatomo ) ).toEqual( [ 'page_view', name ] );
	} );
} );
