/**
 * Services that receive leads, on the Settings screen.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { formOf } from '../../../../../tests/support/settings-forms';
import { SettingsScreen } from '../../../admin/settings/screen';

jest.mock( '@wordpress/api-fetch' );

type Request = { path: string; method?: string };

const ACCOUNT = 'leads@garden-walls.iam.gserviceaccount.com';
const SLACK = { id: 'slack', name: 'Slack', is_on: true, account: '' };
const SHEET = {
	id: 'sheet',
	name: 'Google Sheet',
	is_on: true,
	account: ACCOUNT,
};

const tests: Request[] = [];
let test: () => unknown;

const open = async ( ...receivers: readonly unknown[] ): Promise< void > => {
	tests.length = 0;
	jest.mocked( apiFetch ).mockImplementation( ( async (
		request: Request
	) => {
		if ( request.path.endsWith( '/test' ) ) {
			tests.push( request );
			return test();
		}
		if ( request.path.endsWith( '/receivers' ) ) {
			return receivers;
		}
		return request.path.endsWith( '/settings' )
			? [
					{
						id: 'webhooks',
						title: 'Webhooks',
						version: '0000000000000001',
						values: { sheet_url: '', sheet_tab: '' },
						secrets: { google_key: true, slack_url: true },
						locked: {},
						...formOf( 'webhooks' ),
					},
				]
			: [];
	} ) as unknown as typeof apiFetch );
	window.history.replaceState(
		null,
		'',
		'/?page=brolga-settings&section=webhooks'
	);
	await act( async () => void render( <SettingsScreen /> ) );
};

const group = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );
const button = ( name: string ) =>
	group( name ).queryByRole( 'button', { name: 'Send a test' } );

describe( 'a service that receives leads (LEAD-734, LEAD-735)', () => {
	it( 'sends a test and says what came of it', async () => {
		test = () => ( { sent: true, message: 'A test message was posted.' } );
		await open( SLACK, SHEET );
		await act( async () => button( 'Slack' )?.click() );
		expect( tests ).toEqual( [
			{ path: '/brolga/v1/receivers/slack/test', method: 'POST' },
		] );
		expect( group( 'Slack' ).getByRole( 'status' ).textContent ).toContain(
			'A test message was posted.'
		);
		test = () => {
			throw { message: 'The database is not responding.' };
		};
		await act( async () => button( 'Google Sheet' )?.click() );
		expect(
			group( 'Google Sheet' ).getByRole( 'status' ).textContent
		).toContain( 'The database is not responding.' );
	} );

	it( 'says with whom the sheet must be shared, once there is a key', async () => {
		await open( { ...SLACK, is_on: false }, { ...SHEET, is_on: false } );
		expect( group( 'Google Sheet' ).getByText( ACCOUNT ) ).toBeTruthy();
		expect( [ button( 'Slack' ), button( 'Google Sheet' ) ] ).toEqual( [
			null,
			null,
		] );
	} );

	it( 'tests what is saved alone', async () => {
		await open( SLACK, SHEET );
		fireEvent.change( group( 'Google Sheet' ).getByLabelText( 'Tab' ), {
			target: { value: 'Leads' },
		} );
		await act( async () => button( 'Google Sheet' )?.click() );
		expect( tests ).toEqual( [] );
		expect(
			group( 'Google Sheet' ).getByText( /^Save first/ )
		).toBeTruthy();
	} );
} );
