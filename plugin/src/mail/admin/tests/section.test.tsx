import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SectionContext } from '../../../admin/settings/section-context';
import { SectionForm } from '../../../admin/settings/section-form';
import { formOf } from '../../../../../tests/support/settings-forms';

jest.mock( '@wordpress/api-fetch' );

const draw = (
	stored: Record< string, unknown > = {},
	draft: Record< string, unknown > = {}
): void => {
	render(
		<SectionContext.Provider
			value={ {
				section: {
					stored: {
						id: 'mail',
						title: 'Mail',
						version: '0000000000000001',
						values: { transport: 'wordpress', ...stored },
						secrets: { smtp_password: false },
						locked: {},
						...formOf( 'mail' ),
					},
					draft,
					errors: {},
					error: '',
					conflict: undefined,
				},
				change: jest.fn(),
			} }
		>
			<SectionForm />
		</SectionContext.Provider>
	);
};
const press = ( name: string ): Promise< void > =>
	act( async () => screen.getByRole( 'button', { name } ).click() );
const answer = ( value: unknown ): void =>
	void jest.mocked( apiFetch ).mockResolvedValue( value as never );

it( 'shows what counts where a setting is left empty (LEAD-57)', () => {
	const placeholderOf = ( label: string ): string =>
		screen.getByLabelText< HTMLInputElement >( label ).placeholder;
	draw();
	expect( placeholderOf( 'Name' ) ).toBe( 'Fig & Ferry' );
	expect( placeholderOf( 'Email address' ) ).toBe( 'wordpress@fig.example' );
} );

describe( 'the mail settings', () => {
	beforeEach( () => jest.mocked( apiFetch ).mockReset() );

	it( 'ask for a server only when there is one (OUTBOX-17)', () => {
		draw();
		expect( screen.queryByLabelText( 'Server name' ) ).toBeNull();
		expect( apiFetch ).not.toHaveBeenCalled();
	} );

	it( 'warn of a login in the open', () => {
		draw(
			{},
			{
				transport: 'smtp',
				smtp_encryption: 'none',
				smtp_user: 'owner',
			}
		);
		expect( screen.getByLabelText( 'Server name' ) ).toBeTruthy();
		expect( screen.getByText( /are sent unencrypted/ ) ).toBeTruthy();
		expect( screen.getByText( 'Usually 25.' ) ).toBeTruthy();
	} );

	it( 'send a test mail and say what the server answered (OUTBOX-17)', async () => {
		draw();
		answer( {
			sent: false,
			message: 'SMTP Error: Could not authenticate.',
			advice: 'The mail server rejected the username or password.',
			answer: [ 'SERVER -> CLIENT: 535 no' ],
		} );
		fireEvent.change( screen.getByLabelText( 'Send test email to' ), {
			target: { value: 'me@example.org' },
		} );
		await press( 'Send test email' );
		expect( apiFetch ).toHaveBeenCalledWith( {
			path: '/brolga/v1/mail/test',
			method: 'POST',
			data: { to: 'me@example.org' },
		} );
		expect(
			screen.getAllByText( /rejected the username or password/ ).length
		).toBeGreaterThan( 0 );
		expect( screen.getAllByText( /535 no/ ).length ).toBeGreaterThan( 0 );
	} );

	it( 'test what is stored, so they want to be saved first', () => {
		draw( {}, { mail_from: 'new@example.org' } );
		expect( screen.getByText( /Save first/ ) ).toBeTruthy();
		fireEvent.change( screen.getByLabelText( 'Send test email to' ), {
			target: { value: 'me@example.org' },
		} );
		fireEvent.keyDown( screen.getByLabelText( 'Send test email to' ), {
			key: 'Enter',
		} );
		expect( apiFetch ).not.toHaveBeenCalled();
	} );

	it( 'look the domain up on a click, and show the lines to add', async () => {
		draw();
		answer( {
			address: 'site@example.org',
			records: [
				{
					record: 'SPF',
					state: 'critical',
					found: '',
					message: 'Add this line:',
					name: 'example.org',
					value: 'v=spf1 a mx ~all',
				},
				{
					record: 'DMARC',
					state: 'good',
					found: 'v=DMARC1; p=reject',
					message: 'Fine.',
					name: '',
					value: '',
				},
			],
		} );
		await press( 'Check domain' );
		expect( screen.getByText( 'v=spf1 a mx ~all' ) ).toBeTruthy();
		expect(
			screen.getByText( 'Name: example.org, type: TXT' )
		).toBeTruthy();
		expect( screen.getByText( 'v=DMARC1; p=reject' ) ).toBeTruthy();
		expect(
			screen.getAllByRole( 'button', { name: 'Copy' } )
		).toHaveLength( 1 );
	} );

	it( 'has nothing to copy where the provider has the key (EMAIL-760)', async () => {
		draw();
		answer( {
			address: 'site@example.org',
			records: [
				{
					record: 'DKIM',
					state: 'recommended',
					found: '',
					message: 'Your provider shows you this record:',
					name: 'selector._domainkey.example.org',
					value: 'v=DKIM1; k=rsa; p=…',
				},
			],
		} );
		await press( 'Check domain' );
		expect( screen.getByText( 'v=DKIM1; k=rsa; p=…' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Copy' } ) ).toBeNull();
	} );
} );
