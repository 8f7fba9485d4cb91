import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { formOf } from '../../../../../../../tests/support/settings-forms';
import type { Look, SetupData } from '../data';
import { SetupCard } from '../setup-card';

jest.mock( '@wordpress/api-fetch' );

type Request = {
	path: string;
	method?: string;
	data?: Record< string, unknown >;
	body?: FormData;
};

const EMPTY = {
	business_name: '',
	business_kind: 'LocalBusiness',
	business_phone: '',
	business_email: '',
	street: '',
	postcode: '',
	city: '',
	region: '',
	country: '',
	price_range: '',
	opening_hours: [],
	profiles: [],
};

const look = ( slug: string, isCurrent = false ): Look => ( {
	slug,
	title: slug === '' ? 'Brolga' : slug,
	colors: { base: '#ffffff' },
	font: 'serif',
	is_current: isCurrent,
} );

const asked: Request[] = [];
/** Whether the rest of the screen was told to wait, one after the other. */
const waits: boolean[] = [];
let done: [ string, readonly string[] ] | undefined;

/** Opens the card; a PUT that is refused throws, and the setup answers with problems. */
async function open(
	{
		values = {},
		...data
	}: Partial< SetupData > & {
		readonly values?: Record< string, unknown >;
	} = {},
	problems: readonly string[] = [],
	refuse: () => unknown = () => undefined
): Promise< void > {
	asked.length = 0;
	waits.length = 0;
	done = undefined;
	const section = {
		id: 'business',
		title: 'Business',
		version: '0000000000000001',
		values: { ...EMPTY, ...values },
		secrets: {},
		locked: {},
		...formOf( 'business' ),
	};
	jest.mocked( apiFetch ).mockImplementation( ( async (
		request: Request
	) => {
		asked.push( request );
		if ( request.path === '/wp/v2/media' ) {
			return { id: 7, source_url: '/logo.png' };
		}
		if ( request.path === '/brolga/v1/setup' ) {
			return { problems };
		}
		if ( request.method !== 'PUT' ) {
			return [ { ...section } ];
		}
		const refusal = refuse();
		if ( refusal !== undefined ) {
			throw refusal;
		}
		section.values = {
			...section.values,
			...( request.data?.values as Record< string, unknown > ),
		};
		return { ...section };
	} ) as typeof apiFetch );
	await act(
		async () =>
			void render(
				<SetupCard
					data={ {
						title: 'My site',
						logo: '',
						looks: [ look( '', true ), look( 'Reef' ) ],
						followsWp: true,
						...data,
					} }
					settings="/settings"
					isDone={ false }
					onBusy={ ( isBusy ) => waits.push( isBusy ) }
					onDone={ ( ...told ) => ( done = told ) }
				/>
			)
	);
}

const type = ( label: string, value: string ): Promise< void > =>
	act( async () => {
		fireEvent.change( screen.getByLabelText( label ), {
			target: { value },
		} );
	} );

const send = (): Promise< void > =>
	act( async () =>
		screen.getByRole( 'button', { name: 'Set up my site' } ).click()
	);

describe( 'the setup', () => {
	beforeEach( () => {
		jest.spyOn( navigator, 'language', 'get' ).mockReturnValue( 'de-AT' );
	} );
	afterEach( () => jest.restoreAllMocks() );

	it( 'saves the details, then sets up what goes beyond them (START-860, START-861)', async () => {
		await open();
		expect( screen.getByLabelText( 'Country' ) ).toHaveProperty(
			'value',
			'AT'
		);
		await type( 'Name', 'Praxis am Park' );
		await type( 'Business type', 'MedicalBusiness' );
		await act( async () =>
			screen.getByRole( 'radio', { name: 'Reef' } ).click()
		);
		await send();
		expect( asked.map( ( { path } ) => path ) ).toEqual( [
			'/brolga/v1/settings',
			'/brolga/v1/settings/business',
			'/brolga/v1/setup',
		] );
		expect( asked[ 1 ]?.data ).toMatchObject( {
			values: {
				business_name: 'Praxis am Park',
				business_kind: 'MedicalBusiness',
				country: 'AT',
			},
		} );
		expect( asked[ 2 ]?.data ).toEqual( {
			title: true,
			country: 'AT',
			timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
			look: 'Reef',
		} );
		expect( done ).toEqual( [ 'MedicalBusiness', [] ] );
		expect( waits ).toEqual( [ true, false ] );
	} );

	it( 'shows each look with the name as it is typed (START-863)', async () => {
		await open();
		await type( 'Name', 'Praxis am Park' );
		expect( screen.getAllByText( 'Praxis am Park' ) ).toHaveLength( 2 );
	} );

	it( 'keeps a title, styles and a country’s habits that the owner has chosen', async () => {
		await open( {
			values: { business_name: 'Fig & Ferry', country: 'GB' },
			title: 'The Fig blog',
			followsWp: false,
			looks: [ look( '' ), look( 'Reef' ) ],
		} );
		expect(
			screen.getByLabelText( 'Keep the styles you have made' )
		).toHaveProperty( 'checked', true );
		await send();
		expect( asked.at( -1 )?.data ).toEqual( { title: false } );
	} );

	it( 'offers a country’s habits where the table has them (START-862)', async () => {
		await open( { values: { country: 'GB' } } );
		expect(
			screen.getByText(
				/^British English, dates such as 31 March 2026, and prices in British Pounds?\.$/
			)
		).toBeTruthy();
		await type( 'Country', 'TV' );
		expect(
			screen.queryByLabelText( /Use the language, dates and currency/ )
		).toBeNull();
	} );

	it( 'uploads a logo at once, and shows it in the looks (START-863)', async () => {
		await open();
		const file = new File( [ 'x' ], 'logo.png', { type: 'image/png' } );
		await act( async () => {
			fireEvent.change(
				document.querySelector( 'input[type="file"]' ) as Element,
				{ target: { files: [ file ] } }
			);
		} );
		expect( asked.at( -1 )?.body?.get( 'file' ) ).toHaveProperty(
			'name',
			'logo.png'
		);
		expect(
			document.querySelectorAll( '.brolga-look img[src="/logo.png"]' )
		).toHaveLength( 2 );
		await send();
		expect( asked.at( -1 )?.data ).toMatchObject( { logo: 7 } );
	} );

	it( 'sets up nothing while a detail is refused, and leads to it', async () => {
		await open( {}, [], () => ( {
			message: 'Not saved.',
			errors: [
				{ field: 'business_phone', message: 'Enter a phone number.' },
			],
		} ) );
		await type( 'Phone', 'x' );
		await send();
		expect( screen.getByText( 'Enter a phone number.' ) ).toBeTruthy();
		expect( document.activeElement ).toBe(
			screen.getByLabelText( 'Phone' )
		);
		expect( asked.map( ( { path } ) => path ) ).not.toContain(
			'/brolga/v1/setup'
		);
		expect( done ).toBeUndefined();
	} );

	it( 'renames the site although a first try was refused, and again afterwards (START-861)', async () => {
		const refusals: unknown[] = [
			{
				message: 'Not saved.',
				errors: [
					{
						field: 'business_phone',
						message: 'Enter a phone number.',
					},
				],
			},
		];
		await open( {}, [], () => refusals.shift() );
		await type( 'Name', 'Praxis am Park' );
		await type( 'Phone', 'x' );
		await send();
		// The name is saved, the phone number is not.
		expect( asked.at( -2 )?.data ).toMatchObject( {
			values: { business_name: 'Praxis am Park' },
		} );
		// It is the title at once: after a reload it would pass for a title of the owner's own that differs from it.
		expect( asked.at( -1 ) ).toMatchObject( {
			path: '/brolga/v1/setup',
			data: { title: true },
		} );
		await type( 'Phone', '01 234 5678' );
		await send();
		expect( asked.at( -1 ) ).toMatchObject( {
			path: '/brolga/v1/setup',
			data: { title: true },
		} );

		await act( async () =>
			screen
				.getByRole( 'button', { name: 'Change details, logo or look' } )
				.click()
		);
		await type( 'Name', 'Praxis am See' );
		await send();
		expect( asked.at( -1 ) ).toMatchObject( {
			path: '/brolga/v1/setup',
			data: { title: true },
		} );
	} );

	it( 'says what could not be set up', async () => {
		await open( {}, [ 'The language could not be downloaded.' ] );
		await send();
		expect(
			document.querySelector( '.components-notice.is-warning p' )
				?.textContent
		).toBe( 'The language could not be downloaded.' );
		expect( screen.getByText( 'Your site is set up' ) ).toBeTruthy();
	} );
} );
