/**
 * The form of a section, as PHP describes it.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SettingsSection } from '@brolga/contracts';
import { formOf } from '../../../../../tests/support/settings-forms';
import { SettingsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );

type Form = Pick<
	SettingsSection,
	'about' | 'saves_the_rest' | 'groups' | 'fields'
>;

const section = (
	id: string,
	title: string,
	form: Form,
	values: Record< string, unknown > = {}
): SettingsSection => ( {
	id,
	title,
	version: '0000000000000001',
	values,
	secrets: {},
	locked: {},
	...form,
} );

const SERVER = {
	group: 0,
	name: 'example_server',
	control: 'text',
	label: 'Event server',
	help: '',
	options: [],
} as const;

const ALONE: Form = {
	about: '',
	saves_the_rest: false,
	groups: [ { title: '', about: '', words: [], when: [] } ],
	fields: [ SERVER ],
};

const open = async ( shown: SettingsSection ): Promise< void > => {
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

const groups = (): ( string | null | undefined )[] =>
	[ ...document.querySelectorAll( '.brolga-group' ) ].map(
		( group ) => group.querySelector( 'legend' )?.textContent
	);

describe( 'settings that describe themselves', () => {
	it( 'stand in a group of their own in a section of ours (EXT-5)', async () => {
		const { groups: ours, fields, ...form } = formOf( 'tracking' );
		const others = {
			title: 'Other plugins',
			about: '',
			words: [],
			when: [],
		};
		await open(
			section( 'tracking', 'Tracking', {
				...form,
				groups: [ ...ours, others ],
				fields: [ ...fields, { ...SERVER, group: ours.length } ],
			} )
		);
		const group = screen.getByRole( 'group', { name: 'Other plugins' } );
		expect( within( group ).getByLabelText( 'Event server' ) ).toBeTruthy();
	} );

	it( 'take no room where there are none', async () => {
		await open( section( 'tracking', 'Tracking', formOf( 'tracking' ) ) );
		expect( screen.queryByText( 'Other plugins' ) ).toBeNull();
	} );

	it( 'are told under one heading in a section of theirs (OUTBOX-31)', async () => {
		await open( section( 'example', 'Example', ALONE ) );
		expect( screen.getByLabelText( 'Event server' ) ).toBeTruthy();
		expect(
			within( screen.getByRole( 'form' ) ).getAllByText( 'Example' )
		).toHaveLength( 1 );
	} );
} );

describe( 'a form of ours (OUTBOX-840)', () => {
	it( 'has its groups, with what is said of them', async () => {
		await open(
			section( 'privacy', 'Privacy', formOf( 'privacy' ), {
				trusted_proxies: [ '10.0.0.1', '10.0.0.2' ],
			} )
		);
		expect( groups() ).toEqual( [ 'Leads', 'Reverse proxy', 'Uninstall' ] );
		expect(
			screen.getByText( /^Which visitor data is kept/ )
		).toBeTruthy();
		expect(
			screen.getByText( /^Only needed if this site is behind/ ).className
		).toBe( 'brolga-group__about' );
		expect(
			screen.getByText( /^IP addresses are not stored/ ).className
		).toBe( 'brolga-note' );
		const days = screen.getByLabelText< HTMLInputElement >(
			'Delete after (days)'
		);
		expect( [ days.type, days.min, days.max ] ).toEqual( [
			'number',
			'0',
			'36500',
		] );
		expect( screen.getByLabelText( 'Trusted proxies' ) ).toHaveProperty(
			'value',
			'10.0.0.1\n10.0.0.2'
		);
	} );

	it( 'shows a field and groups while they apply', async () => {
		await open(
			section( 'tracking', 'Tracking', formOf( 'tracking' ), {
				referral: false,
			} )
		);
		expect( screen.queryByLabelText( 'Parameter' ) ).toBeNull();
		fireEvent.click(
			screen.getByLabelText( 'Remember who referred a visitor' )
		);
		expect( screen.getByLabelText( 'Parameter' ) ).toBeTruthy();
	} );

	it( 'asks for a service what that service needs', async () => {
		await open(
			section( 'spam', 'Spam protection', formOf( 'spam' ), {
				verifier: 'builtin',
				threshold: 50,
			} )
		);
		const built = [ 'Spam protection service', 'Message text' ];
		expect( groups() ).toEqual( built );
		fireEvent.click( screen.getByLabelText( 'Cloudflare Turnstile' ) );
		expect( groups() ).toEqual( [
			...built,
			'Keys',
			'Service outages',
			'URLs',
		] );
		expect( screen.queryByLabelText( 'Minimum score (%)' ) ).toBeNull();
		fireEvent.click( screen.getByLabelText( 'Google reCAPTCHA v3' ) );
		expect( screen.getByLabelText( 'Minimum score (%)' ) ).toBeTruthy();
		expect( screen.getByLabelText( 'Script' ) ).toBeTruthy();
	} );

	it( 'puts two halves into one line, and says of them what fits', async () => {
		await open(
			section( 'mail', 'Mail', formOf( 'mail' ), {
				transport: 'smtp',
				smtp_encryption: 'none',
				smtp_user: '',
			} )
		);
		const pair = document.querySelector( '.brolga-fields__pair' );
		expect( pair?.querySelectorAll( 'input, select' ) ).toHaveLength( 2 );
		expect( screen.queryByText( /are sent unencrypted/ ) ).toBeNull();
		fireEvent.change( screen.getByLabelText( 'Username' ), {
			target: { value: 'owner' },
		} );
		expect( screen.getByText( /are sent unencrypted/ ) ).toBeTruthy();
		fireEvent.change( screen.getByLabelText( 'Encryption' ), {
			target: { value: 'tls' },
		} );
		expect( screen.queryByText( /are sent unencrypted/ ) ).toBeNull();
		expect( screen.getByText( 'Usually 465.' ) ).toBeTruthy();
	} );

	it( 'keeps a choice among numbers a number', async () => {
		await open(
			section( 'experiments', 'A/B tests', formOf( 'experiments' ), {
				false_alarm_rate: 0.05,
			} )
		);
		const level =
			screen.getByLabelText< HTMLSelectElement >( 'Confidence level' );
		expect( level.selectedOptions[ 0 ]?.textContent ).toBe(
			'95% (at most 1 false winner in 20 tests)'
		);
		fireEvent.change( level, { target: { value: '0.01' } } );
		await act( async () =>
			screen.getByRole( 'button', { name: 'Save changes' } ).click()
		);
		expect( apiFetch ).toHaveBeenLastCalledWith(
			expect.objectContaining( {
				data: {
					version: '0000000000000001',
					values: { false_alarm_rate: 0.01 },
				},
			} )
		);
	} );
} );
