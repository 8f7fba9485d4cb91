/**
 * What each function of the client asks for, and that there is such a route.
 */
import { readFileSync } from 'node:fs';
import apiFetch from '@wordpress/api-fetch';
import * as accounts from '../../../newsletter/rest/accounts';
import * as consentProofs from '../../../consent/rest';
import * as demo from '../../../demo/rest';
import * as failedJobs from '../../../outbox/rest';
import * as forms from '../../../forms/rest';
import * as health from '../../../health/rest';
import * as imports from '../imports';
import * as leads from '../../../leads/rest';
import * as mail from '../../../mail/rest';
import * as menus from '../../../content/rest/menus';
import * as places from '../../../content/rest/places';
import * as popups from '../../../popups/rest';
import * as referrals from '../../../tracking/rest';
import * as samples from '../../../content/rest/samples';
import * as settings from '../../settings/rest';
import * as shopReport from '../../../shop/rest';
import * as subscribers from '../../../newsletter/rest/subscribers';
import * as tests from '../../../ab-tests/rest';
import * as webhooks from '../../../webhooks/rest';

jest.mock( '@wordpress/api-fetch' );

const fetched = jest.mocked( apiFetch );

/** The routes that the server has, each as what fits it. */
const ROUTES = [
	...readFileSync( 'docs/rest.md', 'utf8' ).matchAll(
		/^## ([A-Z]+) `([^`]+)`/gm
	),
].map( ( [ , method, path = '' ] ) => {
	const any = path.replaceAll( /\{\w+\}/g, '[\\w-]+' );
	return new RegExp( `^${ method } ${ any }$` );
} );

const FILTER: leads.LeadFilter = {
	status: 'open',
	form: 'f',
	search: 'fern',
	from: '2026-11-01',
	to: '2026-11-21',
	source: 'letter',
	campaign: 'spring',
	path: '/contact/',
	variant: '12:1',
	referral: 'ada',
	more: { mood: 'glad' },
};

const DEMO = { front: true, look: false, samples: false, leads: true };

const DAYS = { from: '2026-11-01', to: '2026-11-21' };

const file = new File( [ 'a,b' ], 'list.csv' );

/** The last thing that was asked for, its query apart. */
function asked() {
	const [ last = {} ] = fetched.mock.lastCall ?? [];
	const { path = '', method = 'GET' } = last;
	const data: unknown = last.data;
	const [ route, query = '' ] = path.split( '?' );
	return {
		route: `${ method } ${ route }`,
		query: Object.fromEntries( new URLSearchParams( query ) ),
		data,
	};
}

type Case = [
	route: string,
	call: () => Promise< unknown >,
	asks?: { query?: Record< string, string >; data?: unknown },
];

const CASES: Case[] = [
	[ 'GET /accounts', accounts.list ],
	[
		'PUT /accounts/brevo',
		() => accounts.save( 'brevo', { kind: 'brevo', key: 'k' } ),
		{ data: { kind: 'brevo', key: 'k' } },
	],
	[ 'DELETE /accounts/brevo', () => accounts.remove( 'brevo' ) ],
	[ 'POST /accounts/deliveries', accounts.sendAgain ],
	[ 'GET /lists', accounts.choices ],
	[ 'GET /lists/brevo', () => accounts.listsOf( 'brevo' ) ],
	[ 'GET /consent-proofs', consentProofs.fetchExportForm ],
	[ 'GET /consent-proofs/abc', () => consentProofs.findProof( 'abc' ) ],
	[ 'GET /demo', demo.look ],
	[ 'POST /demo/import', () => demo.start( DEMO ), { data: DEMO } ],
	[ 'POST /demo/continue', demo.goOn ],
	[ 'POST /demo/undo', demo.undo ],
	[ 'GET /health/failed-jobs', failedJobs.newest ],
	[
		'POST /subscribers/3/failed-jobs/7/resend',
		() => failedJobs.resend( 7, 'subscribers/3' ),
	],
	[ 'GET /forms', () => forms.report( '30d' ), { query: { period: '30d' } } ],
	[ 'GET /health', health.look ],
	[
		'POST /health/probe',
		() => health.probe( 'cron' ),
		{ data: { check: 'cron' } },
	],
	[ 'GET /found-cookies', health.cookiePages ],
	[
		'POST /found-cookies',
		() => health.keepCookies( { pages: 1, failed: [], found: [] } ),
		{ data: { pages: 1, failed: [], found: [] } },
	],
	[ 'POST /health/resend', health.resend ],
	[ 'GET /audit', health.log ],
	[ 'POST /imports/leads', () => imports.look( 'leads', file ) ],
	[ 'POST /imports/subscribers', () => imports.look( 'subscribers', file ) ],
	[
		'GET /leads',
		() => leads.list( { ...FILTER, after: 0 } ),
		{
			query: {
				status: 'open',
				form: 'f',
				search: 'fern',
				from: '2026-11-01',
				to: '2026-11-21',
				source: 'letter',
				campaign: 'spring',
				path: '/contact/',
				variant: '12:1',
				referral: 'ada',
				mood: 'glad',
				after_id: '0',
			},
		},
	],
	[ 'GET /leads/blocked', leads.blocked ],
	[ 'GET /leads/forms', leads.forms ],
	[ 'GET /leads/12', () => leads.read( 12 ) ],
	[
		'PATCH /leads/12',
		() => leads.update( 12, { note: 'Called.' } ),
		{ data: { note: 'Called.' } },
	],
	[
		'POST /leads/status',
		() => leads.changeAll( [ { id: 12, status: 'spam' } ] ),
		{ data: { changes: [ { id: 12, status: 'spam' } ] } },
	],
	[
		'POST /leads/12/replies',
		() =>
			leads.reply( 12, {
				key: 'k',
				subject: 'Re',
				text: 'Yes.',
				quote: true,
			} ),
		{ data: { key: 'k', subject: 'Re', text: 'Yes.', quote: true } },
	],
	[ 'POST /leads/12/resend', () => leads.resend( 12 ) ],
	[
		'POST /leads/12/resend',
		() => leads.resend( 12, 0 ),
		{ data: { job: 0 } },
	],
	[
		'DELETE /leads/12',
		() => leads.remove( 12 ),
		{ query: { force: 'true' } },
	],
	[
		'POST /mail/test',
		() => mail.test( 'a@b.test' ),
		{ data: { to: 'a@b.test' } },
	],
	[ 'POST /mail/domain', mail.lookUp ],
	[
		'GET /mail/preview',
		() => mail.preview( 'reply' ),
		{ query: { kind: 'reply' } },
	],
	[
		'POST /places',
		() => places.findPlaces( 'Sydney' ),
		{ data: { search: 'Sydney' } },
	],
	[ 'GET /menu-of-pages', menus.menuOfPages ],
	[ 'GET /popups', popups.list ],
	[
		'POST /popups/5',
		() => popups.turn( 5, false ),
		{ data: { on: false } },
	],
	[
		'POST /samples',
		() => samples.findSamples( 'A page' ),
		{ data: { content: 'A page' } },
	],
	[ 'GET /referrals', () => referrals.referrals( DAYS ), { query: DAYS } ],
	[
		'GET /referrals',
		() => referrals.csv( DAYS ),
		{ query: { ...DAYS, csv: 'true' } },
	],
	[ 'GET /settings', settings.list ],
	[
		'PUT /settings/mail',
		() => settings.save( 'mail', { version: 'v', values: {} } ),
		{ data: { version: 'v', values: {} } },
	],
	[ 'GET /shop-report', () => shopReport.report( DAYS ), { query: DAYS } ],
	[
		'GET /shop-report',
		() => shopReport.csv( DAYS, 'form' ),
		{ query: { ...DAYS, csv: 'form' } },
	],
	[
		'GET /subscribers',
		() =>
			subscribers.list( {
				list: 'news',
				status: 'confirmed',
				search: 'ada',
				after: 9,
			} ),
		{
			query: {
				list: 'news',
				status: 'confirmed',
				search: 'ada',
				after_id: '9',
			},
		},
	],
	[ 'POST /subscribers/3/unsubscribe', () => subscribers.unsubscribe( 3 ) ],
	[ 'DELETE /subscribers/3', () => subscribers.forget( 3 ) ],
	[
		'POST /subscribers/release',
		() => subscribers.release( [ 3, 4 ] ),
		{ data: { ids: [ 3, 4 ] } },
	],
	[
		'POST /subscribers/discard',
		() => subscribers.discard( [ 3, 4 ] ),
		{ data: { ids: [ 3, 4 ] } },
	],
	[ 'GET /tests', tests.list ],
	[ 'GET /tests/12-3', () => tests.read( '12-3' ) ],
	[ 'POST /tests/12-3/stop', () => tests.change( '12-3', 'stop' ) ],
	[
		'POST /tests/12-3/promote',
		() => tests.promote( '12-3', 1 ),
		{ data: { variant: 1 } },
	],
	[
		'POST /tests/12-3/origins',
		() => tests.leaveOut( '12-3', [ 'o' ] ),
		{ data: { left_out: [ 'o' ] } },
	],
	[
		'GET /tests/plan',
		() => tests.plan( { rate: 0.02, uplift: 0.5, daily: 90, variants: 3 } ),
		{
			query: { rate: '0.02', uplift: '0.5', daily: '90', variants: '3' },
		},
	],
	[ 'GET /webhooks', webhooks.list ],
	[ 'GET /webhooks/events', webhooks.events ],
	[
		'PUT /webhooks/w1',
		() => webhooks.save( 'w1', { url: 'https://a.test', events: [] } ),
		{ data: { url: 'https://a.test', events: [] } },
	],
	[ 'DELETE /webhooks/w1', () => webhooks.remove( 'w1' ) ],
	[ 'POST /webhooks/w1/test', () => webhooks.test( 'w1' ) ],
	[ 'GET /receivers', webhooks.receivers ],
	[ 'POST /receivers/slack/test', () => webhooks.testReceiver( 'slack' ) ],
];

describe( 'the client of the REST API', () => {
	beforeEach( () => {
		fetched.mockReset().mockResolvedValue( {} );
	} );

	it.each( CASES )(
		'%s is a route, and is asked so (REST-1)',
		async ( name, call, asks = {} ) => {
			await call();
			const route = name.replace( '/', '/brolga/v1/' );
			expect( ROUTES.some( ( one ) => one.test( route ) ) ).toBe( true );
			expect( asked() ).toEqual( {
				route,
				query: {},
				data: undefined,
				...asks,
			} );
		}
	);
} );
