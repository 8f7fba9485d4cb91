/**
 * Accounts and webhooks on the Settings screen.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Accounts } from '../../../newsletter/admin/accounts';
import { Webhooks } from '../../../webhooks/admin/webhooks';

jest.mock( '@wordpress/api-fetch' );

type Request = { path: string; method?: string; data?: unknown };

const ACCOUNT = {
	name: 'garden',
	kind: 'mailchimp',
	provider: 'Mailchimp',
	has_key: true,
	url: '',
	double_opt_in: true,
	template: 0,
};
const MAILCHIMP = {
	name: 'mailchimp',
	label: 'Mailchimp',
	key_label: 'API key',
	key_help: '',
	url_help: '',
	asks: true,
	templates: false,
};
const BREVO = { name: 'brevo', label: 'Post Office', templates: true };
const accounts = ( dead = 0 ) => ( {
	items: [ ACCOUNT ],
	providers: [ MAILCHIMP, { ...MAILCHIMP, ...BREVO } ],
	failed_jobs: { dead, last_error: dead > 0 ? 'Wrong key.' : '' },
} );
const WEBHOOK = {
	id: 'crm',
	url: 'https://hooks.example.com/a',
	has_secret: true,
	forms: [ 'enquiry' ],
	events: [ 'lead.created' ],
};

const asked: Request[] = [];
let answer: ( request: Request ) => unknown;

const press = ( name: string ): Promise< void > =>
	act( async () => screen.getByRole( 'button', { name } ).click() );
const type = ( label: string, value: string ): void => {
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
};
const open = async ( Form: React.ComponentType, from: typeof answer ) => {
	answer = from;
	await act( async () => void render( <Form /> ) );
	asked.length = 0;
};

beforeEach( () => {
	jest.mocked( apiFetch ).mockImplementation( ( async (
		request: Request
	) => {
		asked.push( request );
		return answer( request );
	} ) as typeof apiFetch );
} );

describe( 'accounts at providers', () => {
	it( 'adds one, by a name that pages and addresses take (NEWS-12)', async () => {
		await open( Accounts, () => accounts() );
		await press( 'Add account' );
		fireEvent.change( screen.getByLabelText( 'Provider' ), {
			target: { value: 'brevo' },
		} );
		type( 'Name', 'Garden & Co' );
		type( 'API key', 'xkeysib-1' );
		// As the provider is called, whichever plugin brought it (NEWS-36).
		expect(
			screen.getByText( /^The template’s number in Post Office\./ )
		).toBeTruthy();
		type( 'Confirmation email template', '7' );
		await press( 'Save' );
		expect( asked ).toEqual( [
			{
				path: '/brolga/v1/accounts/garden-co',
				method: 'PUT',
				data: {
					kind: 'brevo',
					key: 'xkeysib-1',
					url: '',
					double_opt_in: true,
					template: 7,
				},
			},
		] );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'never shows a key, and keeps it when none is typed (NEWS-22)', async () => {
		await open( Accounts, () => accounts() );
		await press( 'Edit garden' );
		const key = screen.getByLabelText< HTMLInputElement >( 'API key' );
		expect( [ key.value, key.type ] ).toEqual( [ '', 'password' ] );
		await press( 'Save' );
		expect( asked[ 0 ]?.data ).toMatchObject( { key: '' } );
	} );

	it( 'says in the window why it was not saved', async () => {
		await open( Accounts, () => accounts() );
		await press( 'Add account' );
		await press( 'Save' );
		expect( screen.getAllByText( 'Enter a name.' ).length ).toBeGreaterThan(
			0
		);
		expect( asked ).toEqual( [] );
		answer = () => {
			throw { message: 'Enter the key.' };
		};
		type( 'Name', 'one' );
		await press( 'Save' );
		expect(
			screen.getAllByText( 'Enter the key.' ).length
		).toBeGreaterThan( 0 );
		expect( screen.getByRole( 'dialog' ) ).toBeTruthy();
	} );

	it( 'sends again what was given up (OUTBOX-9)', async () => {
		await open( Accounts, () => accounts( 2 ) );
		expect(
			screen.getAllByText( /2 sign-ups were rejected .* Wrong key\./ )
				.length
		).toBeGreaterThan( 0 );
		answer = () => accounts();
		await press( 'Resend' );
		expect( asked ).toEqual( [
			{ path: '/brolga/v1/accounts/deliveries', method: 'POST' },
		] );
		expect(
			screen.queryByText( /Wrong key/, { ignore: '.a11y-speak-region' } )
		).toBeNull();
	} );

	it( 'asks before one is removed', async () => {
		await open( Accounts, () => accounts() );
		await press( 'Remove garden' );
		expect( document.activeElement?.textContent ).toBe( 'Keep' );
		expect( asked ).toEqual( [] );
		await press( 'Keep' );
		await press( 'Remove garden' );
		await press( 'Remove' );
		expect( asked ).toEqual( [
			{ path: '/brolga/v1/accounts/garden', method: 'DELETE' },
		] );
	} );
} );

describe( 'webhooks', () => {
	const server = ( { path }: Request ): unknown => {
		if ( path.endsWith( '/leads/forms' ) ) {
			return [ { uid: 'enquiry', title: 'Enquiry' } ];
		}
		if ( path.endsWith( '/webhooks/events' ) ) {
			return [
				{ id: 'lead.created', label: 'New lead' },
				{ id: 'subscription.requested', label: 'New sign-up' },
			];
		}
		return path.endsWith( '/test' )
			? { sent: true, message: 'The test was accepted.' }
			: [ WEBHOOK ];
	};

	it( 'makes a secret that nobody guesses, and shows it once (LEAD-18)', async () => {
		await open( Webhooks, server );
		await press( 'Add webhook' );
		const secret =
			screen.getByLabelText< HTMLInputElement >( 'Secret' ).value;
		expect( secret ).toMatch( /^whsec_[A-Za-z0-9+/]{43}=$/ );
		type( 'URL', 'https://crm.example.com/' );
		fireEvent.click( screen.getByLabelText( 'New sign-up' ) );
		fireEvent.click( screen.getByLabelText( 'Enquiry' ) );
		await press( 'Save' );
		expect( asked[ 0 ]?.path ).toMatch(
			/^\/brolga\/v1\/webhooks\/[0-9a-f]{32}$/
		);
		expect( asked[ 0 ] ).toMatchObject( {
			method: 'PUT',
			data: {
				url: 'https://crm.example.com/',
				secret,
				forms: [ 'enquiry' ],
				events: [ 'lead.created', 'subscription.requested' ],
			},
		} );
		await press( 'Edit hooks.example.com/a' );
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Secret' ).value
		).toBe( '' );
		await press( 'Generate a new secret' );
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Secret' ).value
		).toMatch( /^whsec_[A-Za-z0-9+/]{43}=$/ );
	} );

	it( 'sends a test and tells how it went', async () => {
		await open( Webhooks, server );
		expect( screen.getByText( 'Forms: Enquiry' ) ).toBeTruthy();
		await press( 'Send test' );
		expect( asked ).toEqual( [
			{ path: '/brolga/v1/webhooks/crm/test', method: 'POST' },
		] );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'The test was accepted.'
		);
		answer = () => {
			throw { message: 'x' };
		};
		await press( 'Send test' );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'The test could not be sent. Check your connection, then try again.'
		);
	} );
} );
