import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SettingsSection } from '@brolga/contracts';
import { LinesField, SecretField, SelectField } from '../fields';
import { formOf } from '../../../../../tests/support/settings-forms';
import { SettingsScreen } from '../screen';
import { SectionContext } from '../section-context';

jest.mock( '@wordpress/api-fetch' );

type Request = { path: string; method?: string; data?: unknown };

const section = (
	id: string,
	title: string,
	values: Record< string, unknown >,
	more: Partial< SettingsSection > = {}
): SettingsSection => ( {
	id,
	title,
	version: '0000000000000001',
	values,
	secrets: {},
	locked: {},
	...formOf( id ),
	...more,
} );

const SECTIONS = [
	section( 'mail', 'Mail', {
		mail_from: '',
		mail_from_name: 'Fern',
		reply_to: '',
	} ),
	section(
		'privacy',
		'Privacy',
		{
			retention_days: 0,
			erase_on_uninstall: false,
			trusted_proxies: [ '10.0.0.1' ],
		},
		{ locked: { trusted_proxies: 'BROLGA_TRUSTED_PROXIES' } }
	),
	section( 'of-a-newer-server', 'Unknown', {} ),
];

describe( 'the Settings screen', () => {
	const asked: Request[] = [];
	let answer: ( request: Request ) => unknown;

	const open = async ( query = '' ): Promise< void > => {
		window.history.replaceState(
			null,
			'',
			`/?page=brolga-settings${ query }`
		);
		await act( async () => void render( <SettingsScreen /> ) );
	};
	const press = ( name: string ): Promise< void > =>
		act( async () => screen.getByRole( 'button', { name } ).click() );
	const type = ( label: string, value: string ): void => {
		fireEvent.change( screen.getByLabelText( label ), {
			target: { value },
		} );
	};

	beforeEach( () => {
		asked.length = 0;
		answer = ( { method, data } ) =>
			method === 'PUT'
				? {
						...SECTIONS[ 0 ],
						version: '0000000000000002',
						values: {
							...SECTIONS[ 0 ]?.values,
							...( data as { values: object } ).values,
						},
					}
				: SECTIONS;
		jest.mocked( apiFetch ).mockImplementation( ( async (
			request: Request
		) => {
			asked.push( request );
			return answer( request );
		} ) as typeof apiFetch );
	} );

	it( 'START-697: a section leads to the page of the handbook that explains it', async () => {
		await open( '&section=mail' );
		expect(
			screen
				.getByRole( 'link', { name: 'Learn more: Mail' } )
				.getAttribute( 'href' )
		).toBe( 'admin.php?page=brolga-help&topic=email' );
	} );

	it( 'saves what was changed, and nothing else (OUTBOX-17)', async () => {
		await open();
		expect( screen.queryByText( 'Unknown' ) ).toBeNull();
		type( 'Email address', 'site@example.org' );
		expect( screen.getByText( 'Unsaved changes: Mail' ) ).toBeTruthy();
		await press( 'Save changes' );
		expect( asked[ 1 ] ).toEqual( {
			path: '/brolga/v1/settings/mail',
			method: 'PUT',
			data: {
				version: '0000000000000001',
				values: { mail_from: 'site@example.org' },
			},
		} );
		expect( screen.getAllByText( 'Saved.' ).length ).toBeGreaterThan( 0 );
		expect( screen.queryByText( /Unsaved changes/ ) ).toBeNull();
	} );

	it( 'says when all data are deleted, which is not at once (LIFE-600)', async () => {
		await open( '&section=privacy' );
		expect(
			screen.getByText(
				/^When you delete the plugin, this also deletes leads and files, subscribers/
			)
		).toBeTruthy();
	} );

	it( 'keeps what was typed while another section is looked at', async () => {
		await open();
		type( 'Email address', 'site@example.org' );
		await act( async () =>
			screen.getByRole( 'link', { name: 'Privacy' } ).click()
		);
		expect( window.location.search ).toBe(
			'?page=brolga-settings&section=privacy'
		);
		expect(
			screen.getByText( 'Set by BROLGA_TRUSTED_PROXIES on the server.' )
		).toBeTruthy();
		expect(
			screen.getByLabelText< HTMLTextAreaElement >( 'Trusted proxies' )
				.disabled
		).toBe( true );
		await act( async () =>
			screen.getByRole( 'link', { name: /^Mail/ } ).click()
		);
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Email address' ).value
		).toBe( 'site@example.org' );
	} );

	it( 'shows what is wrong at the value, and goes there', async () => {
		await open( '&section=privacy' );
		answer = () => {
			throw {
				message: 'Nothing was saved yet.',
				errors: [
					{ field: 'retention_days', message: 'Enter a number.' },
				],
			};
		};
		type( 'Delete after (days)', '-3' );
		await press( 'Save changes' );
		const field = screen.getByLabelText( 'Delete after (days)' );
		expect( field.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( screen.getByText( 'Enter a number.' ) ).toBeTruthy();
		expect( document.activeElement ).toBe( field );
		expect( asked[ 1 ]?.data ).toMatchObject( {
			values: { retention_days: -3 },
		} );
	} );

	it( 'tells who was faster, and what is stored now', async () => {
		await open();
		answer = () => {
			throw {
				message: 'Changed.',
				by: 'Ann',
				current: section( 'mail', 'Mail', {
					mail_from: 'ann@example.org',
					mail_from_name: 'Fern',
					reply_to: '',
				} ),
			};
		};
		type( 'Email address', 'me@example.org' );
		await press( 'Save changes' );
		expect(
			screen.getAllByText( /Ann has changed these settings/ ).length
		).toBeGreaterThan( 0 );
		expect(
			screen.getByText( 'Current value: ann@example.org' )
		).toBeTruthy();
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Email address' ).value
		).toBe( 'me@example.org' );
		await press( 'Discard' );
		expect(
			screen.getByLabelText< HTMLInputElement >( 'Email address' ).value
		).toBe( 'ann@example.org' );
	} );

	it( 'finds settings of every section by their words, and saves them there (LEAD-56)', async () => {
		await open();
		const find = ( query: string ): void =>
			type( 'Search settings', query );
		const shownNames = (): ( string | null )[] =>
			screen
				.getAllByRole( 'link' )
				.map( ( { textContent } ) => textContent );
		find( 'PROXIES trusted' );
		expect( screen.getByText( '1 setting found' ) ).toBeTruthy();
		expect( shownNames() ).toEqual( [ 'Privacy' ] );
		const isShown = ( label: string ): boolean =>
			screen.getByLabelText( label ).closest( '[hidden]' ) === null;
		expect( isShown( 'Trusted proxies' ) ).toBe( true );
		expect( isShown( 'Email address' ) ).toBe( false );
		expect( isShown( 'Delete after (days)' ) ).toBe( false );

		// LEAD-201: by the words people use, too.
		find( 'gdpr' );
		expect( shownNames() ).toContain( 'Privacy' );
		expect( isShown( 'Delete after (days)' ) ).toBe( true );
		find( 'retention' );
		expect( isShown( 'Delete after (days)' ) ).toBe( true );

		find( 'zzz' );
		expect( screen.getByText( 'No settings found' ) ).toBeTruthy();
		expect( screen.queryAllByRole( 'link' ) ).toEqual( [] );

		// What an encrypted connection needs is not shown before it is chosen.
		find( 'encryption' );
		expect( isShown( 'WordPress' ) ).toBe( true );
		expect( shownNames() ).toEqual( [ 'Mail' ] );

		find( 'address own domain' );
		type( 'Email address', 'site@example.org' );
		expect( isShown( 'Email address' ) ).toBe( true );
		await press( 'Save changes' );
		expect( asked[ 1 ]?.data ).toMatchObject( {
			values: { mail_from: 'site@example.org' },
		} );

		await act( async () =>
			screen.getByRole( 'link', { name: 'Mail' } ).click()
		);
		expect( isShown( 'Name' ) ).toBe( true );
		expect( isShown( 'Search settings' ) ).toBe( true );
		expect( screen.queryByText( /found/ ) ).toBeNull();
	} );

	it( 'asks before unsaved changes are left behind', async () => {
		await open();
		const leave = (): boolean =>
			window.dispatchEvent(
				new Event( 'beforeunload', { cancelable: true } )
			);
		expect( leave() ).toBe( true );
		type( 'Name', 'Fig' );
		expect( leave() ).toBe( false );
		await press( 'Discard' );
		expect( leave() ).toBe( true );
		expect( document.activeElement?.textContent ).toBe( 'Save changes' );
	} );

	it( 'says why nothing could be loaded, and tries again', async () => {
		answer = () => {
			throw { message: 'The database is not responding.' };
		};
		await open();
		expect(
			screen.getAllByText( 'The database is not responding.' ).length
		).toBeGreaterThan( 0 );
		answer = () => SECTIONS;
		await press( 'Try again' );
		expect( screen.getByLabelText( 'Email address' ) ).toBeTruthy();
	} );
} );

describe( 'a form part', () => {
	const change = jest.fn();
	const draw = (
		part: React.ReactNode,
		stored: SettingsSection,
		draft: Record< string, unknown > = {}
	): void => {
		change.mockClear();
		render(
			<SectionContext.Provider
				value={ {
					section: {
						stored,
						draft,
						errors: {},
						error: '',
						conflict: undefined,
					},
					change,
				} }
			>
				{ part }
			</SectionContext.Provider>
		);
	};

	it( 'for a secret shows that there is one, never what it is (OUTBOX-17)', () => {
		draw(
			<SecretField name="key" label="Key" />,
			section( 's', 'S', {}, { secrets: { key: true } } )
		);
		expect( screen.queryByLabelText( 'Key', { selector: 'input' } ) ).toBe(
			null
		);
		fireEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
		expect( change ).toHaveBeenCalledWith( 'key', '' );
		fireEvent.click( screen.getByRole( 'button', { name: 'Replace' } ) );
		fireEvent.change( screen.getByLabelText( 'Key' ), {
			target: { value: 'new' },
		} );
		expect( change ).toHaveBeenLastCalledWith( 'key', 'new' );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Keep current value' } )
		);
		expect( change ).toHaveBeenLastCalledWith( 'key', undefined );
	} );

	it( 'for a secret that has to be entered again has room for it at once (REST-18)', () => {
		render(
			<SectionContext.Provider
				value={ {
					section: {
						stored: section(
							's',
							'S',
							{},
							{ secrets: { key: true } }
						),
						draft: {},
						errors: { key: 'Enter this again.' },
						error: '',
						conflict: undefined,
					},
					change,
				} }
			>
				<SecretField name="key" label="Key" />
			</SectionContext.Provider>
		);
		expect(
			screen.getByLabelText( 'Key', { selector: 'input' } )
		).toBeTruthy();
		expect( screen.getByText( 'Enter this again.' ) ).toBeTruthy();
	} );

	it( 'for a secret is done with the old one once it is saved', () => {
		const at = ( version: string ): React.JSX.Element => (
			<SectionContext.Provider
				value={ {
					section: {
						stored: section(
							's',
							'S',
							{},
							{ version, secrets: { key: true } }
						),
						draft: {},
						errors: {},
						error: '',
						conflict: undefined,
					},
					change,
				} }
			>
				<SecretField name="key" label="Key" />
			</SectionContext.Provider>
		);
		const { rerender } = render( at( '1' ) );
		fireEvent.click( screen.getByRole( 'button', { name: 'Replace' } ) );
		expect( screen.queryByText( 'Set' ) ).toBeNull();
		rerender( at( '2' ) );
		expect( screen.getByText( 'Set' ) ).toBeTruthy();
	} );

	it( 'for lines is a list', () => {
		draw(
			<LinesField name="list" label="List" />,
			section( 's', 'S', { list: [ 'a' ] } )
		);
		fireEvent.change( screen.getByLabelText( 'List' ), {
			target: { value: 'a\nb' },
		} );
		expect( change ).toHaveBeenLastCalledWith( 'list', [ 'a', 'b' ] );
		fireEvent.change( screen.getByLabelText( 'List' ), {
			target: { value: '' },
		} );
		expect( change ).toHaveBeenLastCalledWith( 'list', [] );
	} );

	it( 'for a choice hands its value on', () => {
		draw(
			<SelectField
				name="mode"
				label="Mode"
				options={ [
					{ value: 'a', label: 'A' },
					{ value: 'b', label: 'B' },
				] }
			/>,
			section( 's', 'S', { mode: 'a' } )
		);
		fireEvent.change( screen.getByLabelText( 'Mode' ), {
			target: { value: 'b' },
		} );
		expect( change ).toHaveBeenLastCalledWith( 'mode', 'b' );
	} );
} );
