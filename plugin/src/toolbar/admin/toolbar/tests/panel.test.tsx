/**
 * The owner's panel.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ToolbarData } from '../model';
import { Panel } from '../panel';

const DATA: ToolbarData = {
	tests: [
		{
			key: '12',
			name: 'Offer',
			here: true,
			variants: [
				{ number: 0, subject: '0', label: 'Free visit' },
				{ number: 1, subject: '1', label: '' },
			],
			results: '/results',
		},
		{
			key: '9',
			name: 'Test on “Prices”',
			here: false,
			variants: [],
			results: '',
		},
	],
	popups: [
		{
			id: 7,
			element: 'brolga-popup-7',
			name: 'Spring sale',
			trigger: 'When the visitor is about to leave',
			on: true,
			edit: '/edit',
		},
		{
			id: 8,
			element: 'brolga-popup-8',
			name: 'Desk only',
			trigger: 'When clicked',
			on: false,
			edit: '',
		},
	],
	services: [
		{ id: 'maps', name: 'Maps', host: 'tiles.test', hears: null },
		{ id: 'matomo', name: 'Matomo', host: '', hears: true },
		{ id: 'hotjar', name: 'Hotjar', host: '', hears: false },
	],
	asks: 'us',
	log: false,
	secret: false,
	links: { log: '/?brolga_events=1', tracking: '', consent: '/consent' },
};

const pageConfig = ( change: object = {} ): string =>
	`<script type="application/json" id="brolga-config">${ JSON.stringify( {
		consent: {
			version: 'v1',
			mode: 'opt-in',
			services: { maps: 'preferences', matomo: 'statistics' },
		},
		...change,
	} ) }</script>`;

let host: HTMLElement;

const show = ( change: Partial< ToolbarData > = {} ) =>
	render(
		<Panel host={ host } data={ { ...DATA, ...change } } label="Brolga" />
	);

const part = ( name: string ): void => {
	fireEvent.click( screen.getByRole( 'tab', { name: new RegExp( name ) } ) );
};

beforeEach( () => {
	localStorage.clear();
	document.cookie = 'brolga_consent=; max-age=0';
	document.cookie = 'dxnteHours7=; max-age=0';
	document.body.innerHTML = pageConfig();
	host = document.createElement( 'div' );
	document.body.append( host );
} );

describe( 'the panel', () => {
	it( 'names tests, and links to each variant (TOOLBAR-4)', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<div data-brolga-test="12" data-brolga-subject="1"></div>'
		);
		show();
		expect( screen.getByText( 'Offer' ) ).not.toBeNull();
		const [ control, other ] = screen.getAllByRole( 'link', {
			name: /Free visit|Variant B/,
		} );
		expect( control?.getAttribute( 'href' ) ).toBe(
			'http://localhost/?brolga_variant=12:0'
		);
		expect( control?.getAttribute( 'aria-current' ) ).toBeNull();
		expect( other?.getAttribute( 'aria-current' ) ).toBe( 'true' );
		expect(
			screen
				.getByRole( 'link', { name: 'Results' } )
				.getAttribute( 'href' )
		).toBe( '/results' );
		expect( screen.getByText( 'Test on “Prices”' ) ).not.toBeNull();
		expect(
			screen.getByText( /This page contains its goal/ )
		).not.toBeNull();
	} );

	it( 'opens a popup as a link does, and takes the focus back (TOOLBAR-5)', () => {
		document.cookie = 'dxnteHours7=1';
		show();
		part( 'Popups' );
		const followed: string[] = [];
		const follow = ( event: Event ): void => {
			const link = ( event.target as Element ).closest( 'a' );
			followed.push( link?.getAttribute( 'href' ) ?? '' );
			event.preventDefault();
		};
		expect( screen.getByText( /You closed this popup/ ) ).not.toBeNull();
		expect( screen.getByText( /is not published/ ) ).not.toBeNull();
		expect( screen.getAllByRole( 'link', { name: /^Edit/ } ) ).toHaveLength(
			1
		);
		const button = screen.getByRole( 'button', {
			name: 'Open now: Spring sale',
		} );
		document.addEventListener( 'click', follow );
		fireEvent.click( button );
		document.removeEventListener( 'click', follow );
		expect( followed ).toContain( '#brolga-popup-7' );
		expect(
			document.querySelector( 'a[href="#brolga-popup-7"]' )
		).toBeNull();
		const close = ( source: string ): void =>
			act( () => {
				document.dispatchEvent(
					new CustomEvent( 'brolga:event', {
						detail: { name: 'popup_closed', source, data: {} },
					} )
				);
			} );
		close( 'brolga-popup-8' );
		expect( document.activeElement ).not.toBe( button );
		close( 'brolga-popup-7' );
		expect( document.activeElement ).toBe( button );
	} );

	it( 'does not open what is switched off for the window (TOOLBAR-5)', () => {
		document.body.insertAdjacentHTML( 'afterbegin', '' );
		document.getElementById( 'brolga-config' )?.remove();
		document.body.insertAdjacentHTML(
			'beforeend',
			pageConfig( {
				popups_by_id: {
					7: { dnxte_disable_desktop: 'on', device: [] },
				},
			} )
		);
		show();
		part( 'Popups' );
		expect(
			screen.getByRole< HTMLButtonElement >( 'button', {
				name: 'Open now: Spring sale',
			} ).disabled
		).toBe( true );
		expect( screen.getByText( /this screen size/ ) ).not.toBeNull();
	} );

	it( 'says how each service stands, and what was answered (TOOLBAR-6)', () => {
		document.cookie = 'brolga_consent=v1.1790000000.maps';
		show();
		part( 'Services' );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( item ) => item.textContent )
		).toEqual( [
			'Mapstiles.testRunning',
			'MatomoRefused',
			'HotjarOff for you',
		] );
		expect( screen.getByText( /You agreed to 1 of 2/ ) ).not.toBeNull();
		expect( screen.getByText( /because you can edit/ ) ).not.toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Reset my answer' } )
		).not.toBeNull();
	} );

	it( 'says where nobody asks, and where another plugin does (TOOLBAR-6)', () => {
		localStorage.setItem( 'brolga-toolbar-part', 'services' );
		const { unmount } = show( { asks: 'nobody' } );
		expect( screen.getByText( /are not asked/ ) ).not.toBeNull();
		unmount();
		show( { asks: 'other' } );
		expect( screen.getByText( /Another plugin asks/ ) ).not.toBeNull();
		expect( screen.queryByText( 'Reset my answer' ) ).toBeNull();
	} );

	it( 'says that nobody hears of a page whose address holds a secret (TOOLBAR-6, TRACK-22)', () => {
		show( { secret: true, links: { ...DATA.links, log: '' } } );
		part( 'Services' );
		expect( screen.getByText( /contains a secret key/ ) ).not.toBeNull();
		expect( screen.getByText( 'Off on this page' ) ).not.toBeNull();
		expect( screen.queryByText( /you can edit/ ) ).toBeNull();
	} );

	it( 'shows events as they come, the newest first (TOOLBAR-7)', () => {
		const heard: unknown[] = [];
		Reflect.set( host, 'brolgaEvents', heard );
		show( { log: true } );
		expect(
			screen.getByRole( 'tab', { selected: true } ).textContent
		).toBe( 'Events0' );
		for ( const name of [ 'popup_shown', 'search' ] ) {
			act( () => {
				heard.push( {
					type: 'brolga:tracked',
					detail: { name, data: {}, services: { matomo: 'granted' } },
					at: 1,
				} );
				host.dispatchEvent( new CustomEvent( 'brolga-heard' ) );
			} );
		}
		const items = screen.getAllByRole( 'listitem' );
		expect( items ).toHaveLength( 2 );
		expect( items[ 0 ]?.textContent ).toContain( 'search' );
		expect( items[ 0 ]?.textContent ).toContain( 'Matomo: sent' );
	} );

	it( 'is used by keyboard, and remembers its part (TOOLBAR-8)', () => {
		host.toggleAttribute( 'data-by-hand', true );
		const { unmount } = show();
		// It was drawn last, or its style sheet came last.
		expect( document.activeElement ).toBe( screen.getByRole( 'dialog' ) );
		screen.getByRole( 'dialog' ).blur();
		act( () => {
			host.dispatchEvent( new CustomEvent( 'brolga-open' ) );
		} );
		expect( document.activeElement ).toBe( screen.getByRole( 'dialog' ) );
		const chosen = (): string | null =>
			screen.getByRole( 'tab', { selected: true } ).textContent;
		for ( const [ key, name ] of [
			[ 'ArrowRight', 'Popups2' ],
			[ 'End', 'Events0' ],
			[ 'ArrowRight', 'Tests2' ],
			[ 'ArrowLeft', 'Events0' ],
			[ 'Home', 'Tests2' ],
			[ 'ArrowRight', 'Popups2' ],
		] as const ) {
			fireEvent.keyDown( screen.getByRole( 'tab', { selected: true } ), {
				key,
			} );
			expect( chosen() ).toBe( name );
		}
		const closed = jest.fn();
		host.addEventListener( 'brolga-close', closed );
		fireEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
		expect( closed ).toHaveBeenCalled();
		unmount();
		show();
		expect( chosen() ).toBe( 'Popups2' );
	} );

	it( 'says what there is not (TOOLBAR-4, TOOLBAR-5, TOOLBAR-6, TOOLBAR-7)', () => {
		show( {
			tests: [],
			popups: [],
			services: [],
			links: { log: '', tracking: '', consent: '' },
		} );
		for ( const [ name, text ] of [
			[ 'Tests', 'No test is running on this page.' ],
			[ 'Popups', 'This page has no popup.' ],
			[ 'Services', 'No outside service is set up.' ],
			[ 'Events', /Nothing has happened yet/ ],
		] as const ) {
			part( name );
			expect( screen.getByText( text ) ).not.toBeNull();
		}
	} );
} );
