import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { EmailPreview, shownIn } from '../preview';

jest.mock( '@wordpress/api-fetch' );

const HTML =
	'<html><head><style>@media (prefers-color-scheme: dark) {}</style></head><body>Hi</body></html>';

const answer = ( more: Record< string, unknown > = {} ): void =>
	void jest.mocked( apiFetch ).mockResolvedValue( {
		kinds: [
			{ id: 'notification', label: 'Notification' },
			{ id: 'reply', label: 'Reply' },
		],
		kind: 'notification',
		subject: 'New lead',
		html: HTML,
		text: 'Hi, as text',
		problem: '',
		...more,
	} as never );

const press = ( name: string ): Promise< void > =>
	act( async () => screen.getByRole( 'button', { name } ).click() );

const frame = (): HTMLIFrameElement =>
	screen.getByTitle< HTMLIFrameElement >( 'Preview: New lead' );

describe( 'the preview of emails (EMAIL-867)', () => {
	beforeEach( () => jest.mocked( apiFetch ).mockReset() );

	it( 'asks for nothing before it is wanted', () => {
		render( <EmailPreview /> );
		expect( apiFetch ).not.toHaveBeenCalled();
	} );

	it( 'shows an email in a frame that runs nothing', async () => {
		answer();
		render( <EmailPreview /> );
		await press( 'Preview emails' );
		expect( frame().getAttribute( 'sandbox' ) ).toBe( '' );
		expect( frame().srcdoc ).toContain( '@media not all {}' );
		expect( screen.getByText( 'Subject: New lead' ) ).toBeTruthy();
	} );

	it( 'shows dark mode, a phone, and the text', async () => {
		answer();
		render( <EmailPreview /> );
		await press( 'Preview emails' );
		await press( 'Dark' );
		expect( frame().srcdoc ).toContain( '@media all {}' );
		fireEvent.click( screen.getByLabelText( 'Phone width' ) );
		expect( frame().className ).toBe( 'is-phone' );
		await press( 'Plain text' );
		expect( screen.getByText( 'Hi, as text' ) ).toBeTruthy();
		expect( screen.queryByTitle( 'Preview: New lead' ) ).toBeNull();
	} );

	it( 'fetches another kind', async () => {
		answer();
		render( <EmailPreview /> );
		await press( 'Preview emails' );
		await act( async () =>
			fireEvent.change( screen.getByLabelText( 'Email' ), {
				target: { value: 'reply' },
			} )
		);
		expect( apiFetch ).toHaveBeenLastCalledWith( {
			path: '/brolga/v1/mail/preview?kind=reply',
		} );
	} );

	it( 'says why there is no design, and what failed', async () => {
		answer( { html: '', problem: 'syntax error' } );
		render( <EmailPreview /> );
		await press( 'Preview emails' );
		expect( screen.getAllByText( 'syntax error' ).length ).toBeGreaterThan(
			0
		);
		jest.mocked( apiFetch ).mockRejectedValue( { message: 'Offline' } );
		await act( async () =>
			fireEvent.change( screen.getByLabelText( 'Email' ), {
				target: { value: 'reply' },
			} )
		);
		expect( screen.getAllByText( /Offline/ ).length ).toBeGreaterThan( 0 );
	} );

	it( 'keeps links in it from opening in the frame', () => {
		expect( shownIn( HTML, 'light' ) ).toContain(
			'<base target="_blank">'
		);
	} );
} );
