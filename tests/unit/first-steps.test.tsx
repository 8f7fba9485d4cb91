/**
 * Each list of our screens, with nothing in it: a sentence, and what is done first.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import type { ReactElement } from 'react';
import { TestsScreen } from '../../plugin/src/ab-tests/admin/experiments/screen';
import { FormsScreen } from '../../plugin/src/forms/admin/forms/screen';
import { LeadsScreen } from '../../plugin/src/leads/admin/leads/screen';
import { Accounts } from '../../plugin/src/newsletter/admin/accounts';
import { SubscribersScreen } from '../../plugin/src/newsletter/admin/subscribers/screen';
import { PopupsScreen } from '../../plugin/src/popups/admin/popups/screen';
import { ShopReportScreen } from '../../plugin/src/shop/admin/shop/screen';
import { ReferralsScreen } from '../../plugin/src/tracking/admin/referrals/screen';
import { Webhooks } from '../../plugin/src/webhooks/admin/webhooks';

jest.mock( '@wordpress/api-fetch' );

// WooCommerce’s own, which no list without orders shows.
jest.mock( '@woocommerce/components', () => ( {} ), { virtual: true } );

const PAGE = 'post-new.php?post_type=page';
const EXPORT = { url: '', nonce: '' };
const DAYS = { from: '2026-11-01', to: '2026-11-30' };

const NO_LEADS = { items: [], next: null, counts: {}, more: [] };
const NO_SUBSCRIBERS = { items: [], next: 0, lists: {} };

/** What the server answers, where it is no empty list. */
const ANSWERS: Readonly< Record< string, object > > = {
	'/brolga/v1/leads': NO_LEADS,
	'/brolga/v1/subscribers': NO_SUBSCRIBERS,
	'/brolga/v1/forms': { steps: [], forms: [] },
	'/brolga/v1/popups': { days: 30, popups: [] },
	'/brolga/v1/tests': { tests: [] },
	'/brolga/v1/referrals': { ...DAYS, kinds: [], partners: [] },
	'/brolga/v1/shop-report': {
		...DAYS,
		before_from: '2026-10-02',
		before_to: '2026-10-31',
		totals: [],
		by: { source: [], form: [], variant: [], referral: [] },
	},
	'/brolga/v1/accounts': {
		items: [],
		failed_jobs: { dead: 0, newest: [] },
	},
};

beforeEach( () => {
	jest.mocked( apiFetch ).mockImplementation( async ( { path = '' } ) => {
		const [ route = '' ] = path.split( '?' );
		return ANSWERS[ route ] ?? [];
	} );
	window.history.replaceState( null, '', '?' );
} );

const show = async ( list: ReactElement, query = '' ): Promise< void > => {
	window.history.replaceState( null, '', `?${ query }` );
	await act( async () => void render( list ) );
};

const step = ( name: string ): Promise< HTMLElement > =>
	screen.findByText( name, { selector: 'a, button' } );

const leads = <LeadsScreen exportForm={ EXPORT } newPage={ PAGE } />;
const subscribers = (
	<SubscribersScreen exportForm={ EXPORT } newPage={ PAGE } />
);
const forms = <FormsScreen newPage={ PAGE } starts={ { form: 'Enquiry' } } />;
const tests = <TestsScreen exportForm={ EXPORT } newPage={ PAGE } />;
const referrals = (
	<ReferralsScreen home="https://example.com/" parameter="ref" />
);

/** The list, what it says, and the step. */
const LISTS: readonly [ string, ReactElement, RegExp, string, string? ][] = [
	[ 'leads', leads, /Add a contact form to a page/, 'Create a page' ],
	[ 'done leads', leads, /finished with/, 'Show the inbox', 'status=done' ],
	[
		'leads of a search',
		leads,
		/start of words/,
		'Clear the filters',
		'search=galah',
	],
	[ 'subscribers', subscribers, /Add a newsletter block/, 'Create a page' ],
	[ 'forms', forms, /Add a contact form to a page/, 'Add form' ],
	[
		'popups',
		<PopupsScreen key="popups" newPopup={ PAGE } all="" />,
		/six designs/,
		'Add popup',
	],
	[ 'tests', tests, /Compare two versions/, 'Add test' ],
	[
		'referrals',
		referrals,
		/a link with their name/,
		'Create a partner link',
	],
	[
		'the shop report',
		<ShopReportScreen key="shop" />,
		/No orders in this period/,
		'Choose another period',
	],
	[
		'webhooks',
		<Webhooks key="webhooks" />,
		/URL of a server/,
		'Add webhook',
	],
	[
		'newsletter accounts',
		<Accounts key="accounts" />,
		/email service/,
		'Add account',
	],
];

it.each( LISTS )(
	'%s: an empty list leads to the first step (START-878)',
	async ( ...[ , list, sentence, first, query ] ) => {
		await show( list, query );
		expect( ( await screen.findAllByText( sentence ) ).length ).toBe( 1 );
		expect( await step( first ) ).toBeTruthy();
	}
);

it( 'leaves the filters of an empty list behind, but not its tab (START-878)', async () => {
	await show( leads, 'page=brolga-leads&status=open&search=galah&form=a1' );
	const clear = await step( 'Clear the filters' );
	await act( async () => void fireEvent.click( clear ) );
	expect( window.location.search ).toBe( '?page=brolga-leads&status=open' );
	const inbox = await step( 'Show the inbox' );
	await act( async () => void fireEvent.click( inbox ) );
	expect( window.location.search ).toBe( '?page=brolga-leads' );
} );

it( 'shows all subscribers again (START-878)', async () => {
	await show( subscribers );
	const search = screen.getByRole( 'searchbox' );
	fireEvent.change( search, { target: { value: 'galah' } } );
	const clear = await step( 'Clear the filters' );
	await act( async () => void fireEvent.click( clear ) );
	expect( await step( 'Create a page' ) ).toBeTruthy();
	expect( search ).toHaveProperty( 'value', '' );
} );

it.each( [
	[ 'form', forms, 'Add form' ],
	[ 'test', tests, 'Add test' ],
] )( 'begins a %s (START-878)', async ( _name, list, first ) => {
	await show( list );
	const button = await step( first );
	await act( async () => void fireEvent.click( button ) );
	expect( screen.getByRole( 'dialog', { name: first } ) ).toBeTruthy();
} );

it( 'leads to the fields of a partner’s link (START-878)', async () => {
	await show( referrals );
	fireEvent.click( await step( 'Create a partner link' ) );
	const name = screen.getByRole( 'textbox', { name: 'Partner’s name' } );
	expect( name.matches( ':focus' ) ).toBe( true );
} );

it( 'leads to the period of a report (START-878)', async () => {
	await show( <ShopReportScreen /> );
	fireEvent.click( await step( 'Choose another period' ) );
	const period = screen.getByRole( 'combobox', { name: 'Period' } );
	expect( period.matches( ':focus' ) ).toBe( true );
} );
