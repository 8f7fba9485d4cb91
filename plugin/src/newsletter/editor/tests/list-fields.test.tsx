/**
 * Choosing where a sign-up goes.
 */
import apiFetch from '@wordpress/api-fetch';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
} from '@testing-library/react';
import { ListFields } from '../list-fields';

jest.mock( '@wordpress/api-fetch' );

const change = jest.fn();
let lists: () => unknown;

const draw = async (
	provider: string,
	accountName = '',
	listId = 'newsletter',
	accounts: unknown = [
		{
			provider: 'mailchimp',
			label: 'Mailchimp',
			account: 'main',
			has_lists: true,
		},
		{
			provider: 'webhook',
			label: 'Your own server',
			account: 'crm',
			has_lists: false,
		},
	]
): Promise< void > => {
	change.mockClear();
	jest.mocked( apiFetch ).mockImplementation( ( async ( {
		path,
	}: {
		path: string;
	} ) =>
		path === '/brolga/v1/lists' ? accounts : lists() ) as typeof apiFetch );
	await act(
		async () =>
			void render(
				<ListFields
					provider={ provider }
					accountName={ accountName }
					listId={ listId }
					onChange={ change }
				/>
			)
	);
};
const pick = ( label: string, value: string ): void => {
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );
};

describe( 'the fields of a list (NEWS-12)', () => {
	beforeEach( () => {
		lists = () => [ { id: 'a1', name: 'Garden notes' } ];
	} );

	it( 'ask for a name alone where there are no accounts', async () => {
		await draw( 'local', '', 'newsletter', [] );
		expect( screen.queryByLabelText( 'List provider' ) ).toBeNull();
		pick( 'List name', 'our news!' );
		expect( change ).toHaveBeenCalledWith( { listId: 'our-news-' } );
	} );

	it( 'offer the accounts, and start anew with another', async () => {
		await draw( 'local', '', 'events' );
		pick( 'List provider', 'mailchimp/main' );
		expect( change ).toHaveBeenCalledWith( {
			provider: 'mailchimp',
			accountName: 'main',
			listId: 'newsletter',
		} );
	} );

	it( 'offer the lists of the account', async () => {
		await draw( 'mailchimp', 'main' );
		expect(
			screen.getByText( 'Choose a list of this account.' )
		).toBeTruthy();
		pick( 'List', 'a1' );
		expect( change ).toHaveBeenCalledWith( { listId: 'a1' } );
	} );

	it( 'say why there are no lists, and keep what was chosen', async () => {
		lists = () => {
			throw { message: 'Mailchimp does not accept the key.' };
		};
		await draw( 'mailchimp', 'main', 'a1' );
		expect(
			screen.getAllByText( 'Mailchimp does not accept the key.' ).length
		).toBeGreaterThan( 0 );
		expect( change ).not.toHaveBeenCalled();
	} );

	it( 'keep an account that is not there any more, and say so', async () => {
		await draw( 'mailchimp', 'old', '7' );
		expect(
			screen.getByText( 'Mailchimp · old (not found)' )
		).toBeTruthy();
		cleanup();
		await draw( 'nobody-knows', 'old', '7' );
		expect(
			screen.getByText( 'nobody-knows · old (not found)' )
		).toBeTruthy();
	} );

	it( 'let a list of one’s own server have any name', async () => {
		await draw( 'webhook', 'crm' );
		expect( screen.getByLabelText( 'List name' ) ).toBeTruthy();
	} );
} );
