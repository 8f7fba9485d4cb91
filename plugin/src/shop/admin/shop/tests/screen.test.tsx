import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShopReportScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );

// What WooCommerce brings along, as far as a reader meets it.
jest.mock(
	'@woocommerce/components',
	() => ( {
		SummaryList: ( {
			children,
		}: {
			children: ( state: object ) => object;
		} ) => children( {} ),
		SummaryNumber: ( {
			label,
			value,
			delta,
		}: Record< string, string | number | null > ) => (
			<p>{ `${ label } ${ value } ${ delta }` }</p>
		),
		TableCard: ( {
			title,
			rows,
			emptyMessage,
			actions,
		}: {
			title: string;
			rows: readonly ( readonly { display: string }[] )[];
			emptyMessage: string;
			actions: object;
		} ) => (
			<section aria-label={ title }>
				{ rows.map( ( row ) => (
					<p key={ row[ 0 ]?.display }>
						{ row.map( ( { display } ) => display ).join( ' | ' ) }
					</p>
				) ) }
				{ rows.length === 0 && <p>{ emptyMessage }</p> }
				{ actions as never }
			</section>
		),
	} ),
	{ virtual: true }
);

const asked = jest.mocked( apiFetch );

const figures = ( orders: number, revenue: number ) => ( {
	orders,
	revenue,
	refunds: 0,
} );

const REPORT = {
	currency: 'AUD',
	from: '2026-02-09',
	to: '2026-03-10',
	before_from: '2026-01-10',
	before_to: '2026-02-08',
	totals: [
		{
			currency: 'AUD',
			now: figures( 3, 120 ),
			before: figures( 2, 100 ),
		},
	],
	by: {
		source: [
			{
				key: 'news',
				name: 'news',
				currency: 'AUD',
				now: figures( 3, 120 ),
				before: figures( 2, 100 ),
			},
		],
		form: [],
		variant: [],
		referral: [],
	},
};

describe( 'the shop report (SHOP-44)', () => {
	beforeEach( () => {
		document.documentElement.lang = 'en-AU';
		asked.mockReset();
		asked.mockImplementation( ( { path } ) =>
			Promise.resolve(
				path?.includes( 'csv=' )
					? { name: 'shop.csv', text: 'Source' }
					: REPORT
			)
		);
	} );

	it( 'tells totals and lines beside those before', async () => {
		render( <ShopReportScreen /> );
		expect( await screen.findByText( 'Revenue $120.00 20' ) ).toBeTruthy();
		expect( screen.getByText( 'Orders 3 50' ) ).toBeTruthy();
		expect( screen.getByText( 'Average order $40.00 -20' ) ).toBeTruthy();
		expect(
			screen.getByText( 'news | 3 | 2 | $120.00 | $100.00' )
		).toBeTruthy();
	} );

	it( 'has sums of their own for several currencies, and says so (SHOP-66)', async () => {
		const line = ( currency: string, revenue: number ) => ( {
			key: 'news',
			name: `news ${ currency }`,
			currency,
			now: figures( 1, revenue ),
			before: figures( 0, 0 ),
		} );
		const lines = [ line( 'AUD', 20 ), line( 'JPY', 9000 ) ];
		asked.mockResolvedValue( {
			...REPORT,
			totals: lines,
			by: { source: lines, form: [], variant: [], referral: [] },
		} );
		render( <ShopReportScreen /> );
		expect(
			await screen.findByText( 'Revenue AUD 20.00 null' )
		).toBeTruthy();
		expect( screen.getByText( 'Revenue JPY 9,000 null' ) ).toBeTruthy();
		expect(
			screen
				.getAllByRole( 'heading', { level: 2 } )
				.map( ( heading ) => heading.textContent )
		).toEqual( [ 'Totals in AUD', 'Totals in JPY' ] );
		expect(
			screen.getByText( 'news JPY | JPY | 1 | 0 | JPY 9,000 | JPY 0' )
		).toBeTruthy();
		expect(
			screen.getAllByText(
				/several currencies: AUD and JPY\. Each currency has its own totals/
			)[ 0 ]
		).toBeTruthy();
		// Nothing is the sum of both.
		expect( document.body.textContent ).not.toContain( '9,020' );
	} );

	it( 'says once that there are no orders, and of one table what it misses', async () => {
		asked.mockResolvedValue( {
			...REPORT,
			by: { source: [], form: [], variant: [], referral: [] },
		} );
		const { unmount } = render( <ShopReportScreen /> );
		expect(
			await screen.findByText( /^No orders in this period/ )
		).toBeTruthy();
		expect( screen.queryByRole( 'region' ) ).toBeNull();
		unmount();

		asked.mockResolvedValue( REPORT );
		const { unmount: unmountAll } = render( <ShopReportScreen /> );
		expect( await screen.findByText( /followed a lead/ ) ).toBeTruthy();
		expect( screen.getAllByRole( 'region' ) ).toHaveLength( 3 );
		unmountAll();

		// Partners are a table of theirs where there are any (TRACK-25).
		asked.mockResolvedValue( {
			...REPORT,
			by: {
				...REPORT.by,
				referral: [
					{ ...REPORT.by.source[ 0 ], key: 'Anna', name: 'Anna' },
				],
			},
		} );
		render( <ShopReportScreen /> );
		expect( await screen.findByText( /^Anna \|/ ) ).toBeTruthy();
	} );

	it( 'asks for other days, and for none that are in no order', async () => {
		render( <ShopReportScreen /> );
		await screen.findByText( 'Orders 3 50' );
		fireEvent.change( screen.getByRole( 'combobox' ), {
			target: { value: '7' },
		} );
		expect( asked ).toHaveBeenLastCalledWith( {
			path: '/brolga/v1/shop-report?from=2026-03-04&to=2026-03-10',
		} );
		fireEvent.change( screen.getByRole( 'combobox' ), {
			target: { value: 'own' },
		} );
		const count = asked.mock.calls.length;
		fireEvent.change( screen.getByLabelText( 'First day' ), {
			target: { value: '2026-04-01' },
		} );
		expect(
			screen.getAllByText( /at most three years apart/ )[ 0 ]
		).toBeTruthy();
		expect( asked.mock.calls.length ).toBe( count );
	} );

	it( 'saves a table as a file, and says what went wrong', async () => {
		const made = jest.fn( () => 'blob:1' );
		Object.assign( URL, {
			createObjectURL: made,
			revokeObjectURL: jest.fn(),
		} );
		const clicked = jest
			.spyOn( HTMLAnchorElement.prototype, 'click' )
			.mockImplementation( () => undefined );
		render( <ShopReportScreen /> );
		fireEvent.click(
			await screen.findByRole( 'button', {
				name: 'Export CSV: Sources',
			} )
		);
		expect( asked ).toHaveBeenLastCalledWith( {
			path: '/brolga/v1/shop-report?from=2026-02-09&to=2026-03-10&csv=source',
		} );
		await act( () => Promise.resolve() );
		expect( made ).toHaveBeenCalledTimes( 1 );
		expect( clicked ).toHaveBeenCalledTimes( 1 );
		clicked.mockRestore();

		asked.mockRejectedValue( { message: 'WooCommerce is not active.' } );
		fireEvent.click(
			screen.getByRole( 'button', { name: 'Export CSV: Sources' } )
		);
		expect(
			( await screen.findAllByText( 'WooCommerce is not active.' ) )[ 0 ]
		).toBeTruthy();
	} );
} );
