import apiFetch from '@wordpress/api-fetch';
import { act, render, screen } from '@testing-library/react';
import forms from '../../../../../../tests/support/settings-forms.json';
import { OUTBOX } from '../../../../contracts/generated';
import type { AuditLine, Finding } from '../../../rest';
import { HealthScreen } from '../screen';
import { settingLabel } from '../setting-labels';
import { deed, details, summary } from '../words';

jest.mock( '@wordpress/api-fetch' );
const mockFound = {
	pages: 1,
	failed: [],
	found: [ { name: '_fbp', by: '', page: '/shop/' } ],
};
const mockLook = jest.fn< Promise< object >, [ unknown ] >();
jest.mock( '../cookies', () => ( {
	lookForCookies: ( pages: unknown ) => mockLook( pages ),
} ) );

type Request = { path: string; method?: string; data?: unknown };

const finding = ( more: Partial< Finding > ): Finding => ( {
	id: 'https',
	state: 'good',
	title: 'The site uses HTTPS',
	advice: 'Fine.',
	detail: '',
	actions: [],
	...more,
} );

const DEAD = finding( {
	id: 'queue',
	state: 'critical',
	title: '2 mails were given up',
	advice: 'Mend the reason first.',
	detail: '550 <b>No</b>',
	actions: [
		{ kind: 'resend', label: 'Resend all', url: '' },
		{ kind: 'link', label: 'Email settings', url: '/settings' },
	],
} );

const FORMS = finding( {
	id: 'forms',
	title: 'Forms work',
	actions: [ { kind: 'probe', label: 'Run test', url: '' } ],
} );

const LINE: AuditLine = {
	at: '2026-11-21T09:00:00Z',
	user: 'Ann',
	action: 'export_leads',
	items: 12,
	filter: { status: 'done' },
};

describe( 'the Health screen (LEAD-25)', () => {
	const asked: Request[] = [];
	let answers: Record< string, unknown >;

	const open = (): Promise< void > =>
		act( async () => void render( <HealthScreen /> ) );
	const press = ( name: string ): Promise< void > =>
		act( async () => screen.getByRole( 'button', { name } ).click() );

	beforeEach( () => {
		asked.length = 0;
		answers = {
			'/health': [ finding( {} ), FORMS, DEAD ],
			'/audit': [ LINE ],
			'/health/failed-jobs': [],
		};
		jest.mocked( apiFetch ).mockImplementation( ( async (
			request: Request
		) => {
			asked.push( request );
			const answer = answers[ request.path.replace( '/brolga/v1', '' ) ];
			if ( answer === undefined ) {
				throw { message: 'The database is not responding.' };
			}
			return answer;
		} ) as typeof apiFetch );
	} );

	it( 'looks for cookies on pages, sends what they set, and shows what that means (CONSENT-40)', async () => {
		const pages = [ { url: '/shop/', open: '/shop/?brolga_jar=x' } ];
		const cookies = finding( {
			id: 'cookies',
			title: 'Not checked yet',
			actions: [ { kind: 'cookies', label: 'Check', url: '' } ],
		} );
		answers[ '/health' ] = [ cookies ];
		answers[ '/found-cookies' ] = pages;
		mockLook.mockImplementation( () => {
			// What it is told next, it asks by POST.
			answers[ '/found-cookies' ] = { ...cookies, title: 'Set anyway' };
			return Promise.resolve( mockFound );
		} );
		await open();
		await press( 'Check' );
		expect( mockLook ).toHaveBeenCalledWith( pages );
		expect( asked.at( -1 ) ).toEqual( {
			path: '/brolga/v1/found-cookies',
			method: 'POST',
			data: mockFound,
		} );
		expect( screen.getByText( 'Set anyway' ) ).toBeTruthy();
	} );

	it( 'sends one thing again that was given up, and says so (OUTBOX-22)', async () => {
		const letter = {
			id: 41,
			kind: 'provider',
			subscriber: true,
			attempts: 6,
			error: 'Mailchimp: API key invalid',
			at: '2026-11-21T09:00:00Z',
			lead: 0,
			about: 'jo@example.com',
		};
		const webhook = {
			...letter,
			id: 40,
			kind: 'webhook',
			subscriber: false,
			lead: 7,
			about: '',
		};
		answers[ '/health/failed-jobs' ] = [ letter, webhook ];
		answers[ '/health/failed-jobs/41/resend' ] = { resent: true };
		await open();
		expect(
			screen.getAllByText( 'Mailchimp: API key invalid' )
		).toHaveLength( 2 );
		expect(
			screen
				.getByRole( 'link', { name: 'Open the lead' } )
				.getAttribute( 'href' )
		).toBe( 'admin.php?page=brolga-leads&lead=7' );
		answers[ '/health/failed-jobs' ] = [ webhook ];
		await press( 'Resend: Sign-up for the provider’s list jo@example.com' );
		expect( asked ).toContainEqual( {
			path: '/brolga/v1/health/failed-jobs/41/resend',
			method: 'POST',
		} );
		expect(
			screen.getAllByText( /has been queued again/ ).length
		).toBeGreaterThan( 0 );
		expect( screen.queryByText( 'jo@example.com' ) ).toBeNull();
	} );

	it( 'says that nothing was given up', async () => {
		await open();
		expect(
			screen.getByText(
				new RegExp(
					`^No failed deliveries\\. .* ${ 1 + OUTBOX.retryDelaysSeconds.length } times`
				)
			)
		).toBeTruthy();
	} );

	it( 'begins with what is worst, in words and as text', async () => {
		await open();
		expect( screen.getByText( '1 critical issue.' ) ).toBeTruthy();
		expect(
			screen
				.getAllByRole( 'heading', { level: 2 } )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'2 mails were given up (Critical)',
			'The site uses HTTPS (Good)',
			'Forms work (Good)',
			'Failed deliveries',
			'Audit log',
		] );
		expect( screen.getByText( '550 <b>No</b>' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'link', { name: 'Email settings' } )
		).toBeTruthy();
	} );

	it( 'sends dead letters again and looks anew (OUTBOX-9)', async () => {
		await open();
		answers = {
			...answers,
			'/health/resend': { resent: 2 },
			'/health': [ finding( {} ) ],
		};
		await press( 'Resend all' );
		expect( asked.map( ( { path } ) => path ) ).toContain(
			'/brolga/v1/health/resend'
		);
		expect(
			screen.getAllByText( /2 deliveries have been queued again/ ).length
		).toBeGreaterThan( 0 );
		expect( screen.getByText( 'Everything works.' ) ).toBeTruthy();
	} );

	it( 'tries out what is asked for, and nothing before', async () => {
		await open();
		expect( asked.every( ( { method } ) => method === undefined ) ).toBe(
			true
		);
		answers = {
			...answers,
			'/health/probe': finding( {
				id: 'forms',
				state: 'critical',
				title: 'A cache answers',
				actions: [ { kind: 'probe', label: 'Test again', url: '' } ],
			} ),
		};
		await act( async () =>
			screen.getByRole( 'button', { name: 'Run test' } ).focus()
		);
		await press( 'Run test' );
		expect( document.activeElement?.textContent ).toBe( 'Test again' );
		expect( asked.at( -1 )?.data ).toEqual( { check: 'forms' } );
		expect( screen.getByText( 'A cache answers' ) ).toBeTruthy();
		expect( screen.getByText( '2 critical issues.' ) ).toBeTruthy();
	} );

	it( 'says why something did not work', async () => {
		await open();
		await press( 'Resend all' );
		expect(
			screen.getAllByText( 'The database is not responding.' ).length
		).toBeGreaterThan( 0 );
	} );

	it( 'tells who did what (PRIV-5)', async () => {
		await open();
		expect( screen.getByRole( 'cell', { name: 'Ann' } ) ).toBeTruthy();
		expect( screen.getByText( 'Exported 12 leads' ) ).toBeTruthy();
		expect( screen.getByText( 'status: done' ) ).toBeTruthy();
	} );
} );

it( 'words are right for one and for many', () => {
	expect( summary( 0, 0, 0, 0 ) ).toBe( 'Everything works.' );
	// LEAD-400: nor while something has not been checked.
	expect( summary( 0, 0, 0, 1 ) ).toBe(
		'No problems found. 1 check has not been run yet.'
	);
	// LEAD-200: not while a line below says that something does not.
	expect( summary( 0, 2, 0, 1 ) ).toBe( '2 recommended improvements.' );
	expect( summary( 0, 2, 1, 1 ) ).toBe( '1 failed delivery.' );
	expect( summary( 1, 2, 3, 1 ) ).toBe( '1 critical issue.' );
	expect( deed( { ...LINE, action: 'change_settings', items: 1 } ) ).toBe(
		'Changed 1 setting'
	);
	expect( deed( { ...LINE, action: 'resend_all' } ) ).toBe(
		'Resent 12 failed deliveries'
	);
	expect( deed( { ...LINE, action: 'import_leads' } ) ).toBe(
		'import leads (12)'
	);
} );

it( 'settings in the audit log have the names of their screen (LEAD-522)', () => {
	const filter = {
		section: 'business',
		title: 'Business',
		changed: 'business_phone, street, of_an_add_on',
	};
	expect( details( { ...LINE, action: 'change_settings', filter } ) ).toBe(
		'Business: Phone, Street address, of_an_add_on'
	);
} );

it.each( [
	[ 'IE', 'Business: Town or city, County, Eircode' ],
	[ 'AU', 'Business: Suburb, State, Postcode' ],
	[ 'US', 'Business: City, State, ZIP code' ],
	[ 'DE', 'Business: Town or city, Region, Postal code' ],
] )(
	'parts of an address are called as in %s in the audit log (LEAD-647)',
	( place, text ) => {
		document.body.innerHTML = `<div id="brolga-health" data-place="${ place }"></div>`;
		const filter = {
			section: 'business',
			title: 'Business',
			changed: 'city, region, postcode',
		};
		expect(
			details( { ...LINE, action: 'change_settings', filter } )
		).toBe( text );
		document.body.innerHTML = '';
	}
);

it( 'each setting of the screen has a name in the audit log (LEAD-522)', () => {
	const sections = Object.entries( forms );
	expect( sections.length ).toBeGreaterThan( 13 );
	const nameless = sections.flatMap( ( [ section, { fields } ] ) =>
		fields
			.filter(
				( { control } ) => ! [ 'slot', 'note' ].includes( control )
			)
			.filter( ( { name } ) => settingLabel( section, name ) === name )
			.map( ( { name } ) => `${ section }.${ name }` )
	);
	expect( nameless ).toEqual( [] );
} );
