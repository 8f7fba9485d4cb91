/**
 * Settings that other plugins describe.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, render, screen, within } from '@testing-library/react';
import { SettingsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );

const section = ( id: string, title: string, fields: readonly object[] ) => ( {
	id,
	title,
	version: '0000000000000001',
	values: { example_server: '' },
	secrets: {},
	locked: {},
	fields,
} );

const SERVER = {
	name: 'example_server',
	control: 'text',
	label: 'Event server',
	help: '',
	options: [],
};

const open = async ( shown: { readonly id: string } ): Promise< void > => {
	jest.mocked( apiFetch ).mockImplementation( ( async () => [
		shown,
	] ) as unknown as typeof apiFetch );
	window.history.replaceState(
		null,
		'',
		`/?page=brolga-settings&section=${ shown.id }`
	);
	await act( async () => void render( <SettingsScreen /> ) );
};

describe( 'settings that describe themselves', () => {
	it( 'stand in a group of their own in a section of ours (EXT-5)', async () => {
		await open( section( 'tracking', 'Tracking', [ SERVER ] ) );
		const group = screen.getByRole( 'group', { name: 'Other plugins' } );
		expect( within( group ).getByLabelText( 'Event server' ) ).toBeTruthy();
	} );

	it( 'take no room where there are none', async () => {
		await open( section( 'tracking', 'Tracking', [] ) );
		expect( screen.queryByText( 'Other plugins' ) ).toBeNull();
	} );

	it( 'are told under one heading in a section of theirs (OUTBOX-31)', async () => {
		await open( section( 'example', 'Example', [ SERVER ] ) );
		expect( screen.getByLabelText( 'Event server' ) ).toBeTruthy();
		expect(
			within( screen.getByRole( 'form' ) ).getAllByText( 'Example' )
		).toHaveLength( 1 );
	} );
} );
