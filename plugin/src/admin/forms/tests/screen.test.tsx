/** LEAD-19 */
import { fireEvent, render, screen } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { FormsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

const REPORT = {
	steps: [ '2026-11-20', '2026-11-21' ],
	forms: [
		{ uid: 'a1', title: 'Quote', begun: [ 3, 5 ], sent: [ 1, 3 ] },
		{ uid: 'b2', title: '', begun: [ 0, 0 ], sent: [ 0, 1 ] },
	],
};

it( 'tells of each form how many began and how many sent', async () => {
	ask.mockResolvedValue( REPORT );
	render( <FormsScreen /> );

	const quote = await screen.findByRole( 'region', { name: 'Quote' } );
	expect( quote.textContent ).toContain( 'Leads4' );
	expect( quote.textContent ).toContain( 'Visitors who began8' );
	expect( quote.textContent ).toContain( 'Of these sent50 %' );
	expect(
		screen.getByRole( 'region', { name: 'Form without a name (b2)' } )
			.textContent
	).toContain( 'Of these sent–' );
	expect(
		screen.getByRole( 'table', { name: 'Quote' } ).textContent
	).toContain( '53' );
	expect(
		screen
			.getAllByRole( 'link', { name: 'Show its leads' } )[ 0 ]
			?.getAttribute( 'href' )
	).toBe( 'admin.php?page=brolga-leads&form=a1' );
} );

it( 'hides the table of numbers in a box that can be clipped (LEAD-44)', async () => {
	ask.mockResolvedValue( REPORT );
	render( <FormsScreen /> );
	const table = await screen.findByRole( 'table', { name: 'Quote' } );
	expect( table.className ).toBe( '' );
	expect( table.parentElement?.tagName ).toBe( 'DIV' );
	expect( table.parentElement?.className ).toBe( 'screen-reader-text' );
} );

it( 'asks for another period', async () => {
	ask.mockResolvedValue( { steps: [], forms: [] } );
	render( <FormsScreen /> );
	await screen.findByText( /Nobody has begun/ );
	ask.mockResolvedValue( REPORT );
	fireEvent.change( screen.getByLabelText( 'Period' ), {
		target: { value: '12m' },
	} );
	expect( ask ).toHaveBeenLastCalledWith( {
		path: '/brolga/v1/forms?period=12m',
	} );
	await screen.findByRole( 'region', { name: 'Quote' } );
} );

it( 'says what went wrong', async () => {
	ask.mockRejectedValue( { message: 'The database does not answer.' } );
	render( <FormsScreen /> );
	expect(
		await screen.findAllByText( 'The database does not answer.' )
	).not.toHaveLength( 0 );
} );
