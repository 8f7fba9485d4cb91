/** TRACK-25 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { ReferralsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

const REPORT = {
	from: '2026-10-23',
	to: '2026-11-21',
	kinds: [ 'leads', 'signups', 'orders' ],
	partners: [
		{
			name: 'Anna Müller',
			leads: 1200,
			signups: 3,
			orders: 2,
			revenue: [
				{ currency: 'AUD', amount: 30 },
				{ currency: 'NZD', amount: 5 },
			],
		},
		{ name: '<b>', leads: 0, signups: 1, orders: 0, revenue: [] },
	],
};

const show = async ( report: object = REPORT ): Promise< void > => {
	ask.mockResolvedValue( report );
	render( <ReferralsScreen home="https://example.com/" parameter="ref" /> );
	await act( async () => undefined );
};

beforeEach( () => {
	ask.mockReset();
	document.documentElement.lang = 'en-AU';
} );

it( 'tells what came of each partner’s link, each currency by itself', async () => {
	await show();
	const [ , anna, other ] = screen.getAllByRole( 'row' );
	const cells = ( row: HTMLElement | undefined ) =>
		within( row as HTMLElement )
			.getAllByRole( 'cell' )
			.map( ( { textContent } ) => textContent );
	expect( anna?.textContent ).toContain( 'Anna Müller' );
	expect( cells( anna ) ).toEqual( [
		'1,200',
		'3',
		'2',
		'AUD\u00a030.00, NZD\u00a05.00',
	] );
	expect( other?.textContent ).toContain( '<b>' );
	expect( cells( other ) ).toEqual( [ '0', '1', '0', '–' ] );
} );

it( 'leads to the leads of those days', async () => {
	await show();
	expect(
		screen
			.getByRole( 'link', { name: 'Leads from Anna Müller: 1,200' } )
			.getAttribute( 'href' )
	).toBe(
		'admin.php?page=brolga-leads&referral=Anna%20M%C3%BCller&from=2026-10-23&to=2026-11-21'
	);
} );

it( 'asks for other days, and for none that there are not', async () => {
	await show();
	fireEvent.change( screen.getByLabelText( 'Period' ), {
		target: { value: '7' },
	} );
	await act( async () => undefined );
	expect( ask ).toHaveBeenLastCalledWith( {
		path: '/brolga/v1/referrals?from=2026-11-15&to=2026-11-21',
	} );
	fireEvent.change( screen.getByLabelText( 'Period' ), {
		target: { value: 'own' },
	} );
	const asked = ask.mock.calls.length;
	fireEvent.change( screen.getByLabelText( 'First day' ), {
		target: { value: '2026-12-01' },
	} );
	await act( async () => undefined );
	expect( ask.mock.calls.length - asked ).toBeLessThanOrEqual( 1 );
	expect(
		screen.getAllByText( /at most three years apart/ ).length
	).toBeGreaterThan( 0 );
} );

it( 'gives it as a file', async () => {
	await show();
	const click = jest
		.spyOn( HTMLAnchorElement.prototype, 'click' )
		.mockImplementation( () => undefined );
	Object.assign( URL, {
		createObjectURL: () => 'blob:x',
		revokeObjectURL: () => undefined,
	} );
	ask.mockResolvedValue( { name: 'referrals.csv', text: 'x' } );
	fireEvent.click( screen.getByRole( 'button', { name: 'Export CSV' } ) );
	await act( async () => undefined );
	expect( ask ).toHaveBeenLastCalledWith( {
		path: '/brolga/v1/referrals?from=2026-10-23&to=2026-11-21&csv=true',
	} );
	expect( click ).toHaveBeenCalledTimes( 1 );
	click.mockRestore();
} );

it( 'shows no columns of what is not there, and says when nothing came', async () => {
	await show( { ...REPORT, kinds: [ 'leads' ] } );
	expect(
		screen
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Partner', 'Leads' ] );
	await show( { ...REPORT, partners: [] } );
	expect( screen.getByText( 'No referrals in this period' ) ).not.toBeNull();
} );

it( 'says what went wrong', async () => {
	ask.mockRejectedValue( { message: 'The database is not responding.' } );
	render( <ReferralsScreen home="https://example.com/" parameter="ref" /> );
	await act( async () => undefined );
	expect(
		screen.getAllByText( 'The database is not responding.' ).length
	).toBeGreaterThan( 0 );
} );

it( 'makes a link, and says how the name is kept and which page will not do', async () => {
	await show();
	const name = screen.getByLabelText( 'Partner’s name' );
	const page = screen.getByLabelText( 'Page' );
	fireEvent.change( name, { target: { value: 'Anna  Müller' } } );
	expect(
		screen.getByText( 'https://example.com/?ref=Anna+M%C3%BCller' )
	).not.toBeNull();
	expect( screen.getByText( 'Saved as “Anna Müller”.' ) ).not.toBeNull();
	fireEvent.change( name, { target: { value: 'a'.repeat( 120 ) } } );
	expect(
		screen.getByText( `Saved as “${ 'a'.repeat( 100 ) }”.` )
	).not.toBeNull();
	fireEvent.change( page, { target: { value: 'https://other.example/' } } );
	expect( screen.getByText( /Enter a page on this site/ ) ).not.toBeNull();
	expect( screen.queryByRole( 'button', { name: 'Copy link' } ) ).toBeNull();
} );
