/** LEAD-19 */
import { fireEvent, render, screen, within } from '@testing-library/react';
import apiFetch from '@wordpress/api-fetch';
import { FormsScreen } from '../screen';

jest.mock( '@wordpress/api-fetch' );
const ask = jest.mocked( apiFetch );

beforeEach( () => {
	ask.mockReset();
	document.documentElement.lang = 'en-AU';
} );

const REPORT = {
	steps: [ '2026-11-20', '2026-11-21' ],
	forms: [
		{
			uid: 'a1',
			title: 'Quote',
			page: {
				title: 'Contact',
				edit: 'https://example.com/wp-admin/post.php?post=7&action=edit',
				view: 'https://example.com/contact/',
			},
			stored: 1200,
			places: 0,
			last: '2026-11-21T09:00:00+00:00',
			begun: [ 3, 5 ],
			sent: [ 1, 3 ],
		},
		{
			uid: 'b2',
			title: '',
			page: null,
			stored: 1,
			places: 12,
			last: '2026-11-20T09:00:00+00:00',
			begun: [ 0, 0 ],
			sent: [ 0, 1 ],
		},
		{
			uid: 'c3',
			title: 'Jobs',
			page: { title: 'Jobs', edit: '', view: '/jobs/' },
			stored: 0,
			places: 0,
			last: '',
			begun: [ 0, 0 ],
			sent: [ 0, 0 ],
		},
	],
};

it( 'tells of each form how many began and how many sent', async () => {
	ask.mockResolvedValue( REPORT );
	render( <FormsScreen /> );

	const quote = await screen.findByRole( 'region', { name: 'Quote' } );
	expect( quote.textContent ).toContain( 'Submitted4' );
	expect( quote.textContent ).toContain( 'Started8' );
	expect( quote.textContent ).toContain( 'Rate50%' );
	expect(
		screen.getByRole( 'region', { name: 'Untitled form (b2)' } ).textContent
	).toContain( 'Rate–' );
	expect(
		screen.getByRole( 'table', { name: 'Quote' } ).textContent
	).toContain( '53' );
	expect(
		screen
			.getAllByRole( 'link', { name: 'View leads' } )[ 0 ]
			?.getAttribute( 'href' )
	).toBe( 'admin.php?page=brolga-leads&form=a1' );
} );

it( 'hides the table of numbers in a box that can be clipped (LEAD-53)', async () => {
	ask.mockResolvedValue( REPORT );
	render( <FormsScreen /> );
	const table = await screen.findByRole( 'table', { name: 'Quote' } );
	expect( table.className ).toBe( '' );
	expect( table.parentElement?.tagName ).toBe( 'DIV' );
	expect( table.parentElement?.className ).toBe( 'screen-reader-text' );
} );

it( 'lists every form first, with its page and what came of it (LEAD-54)', async () => {
	ask.mockResolvedValue( REPORT );
	render( <FormsScreen /> );
	const list = await screen.findByRole( 'table', { name: 'Forms' } );
	const rows = within( list ).getAllByRole( 'row' );
	expect( rows.map( ( row ) => row.children[ 0 ]?.textContent ) ).toEqual( [
		'Form',
		'Quote',
		'Untitled form (b2)',
		'Jobs',
	] );
	expect(
		[ ...( rows[ 1 ]?.children ?? [] ) ]
			.slice( 2, 5 )
			.map( ( cell ) => cell.textContent )
	).toEqual( [ '4', '1,200', '50%' ] );
	const hrefOf = ( name: string ): string | null =>
		within( list ).getByRole( 'link', { name } ).getAttribute( 'href' );
	expect( hrefOf( 'Quote' ) ).toBe( 'admin.php?page=brolga-leads&form=a1' );
	expect( hrefOf( 'Edit Contact' ) ).toContain( 'post=7' );
	expect( hrefOf( 'View Contact' ) ).toBe( 'https://example.com/contact/' );
	expect(
		within( list ).queryByRole( 'link', { name: 'Edit Jobs' } )
	).toBeNull();
	// FORM-870
	expect( list.textContent ).toContain( '1 of 12 places' );
	expect( rows[ 2 ]?.textContent ).toContain( 'No page' );
	// Nothing came of it: there is nothing to report.
	expect( screen.queryByRole( 'region', { name: 'Jobs' } ) ).toBeNull();
	expect(
		[ ...document.querySelectorAll( 'h2, table.brolga-forms__list' ) ].map(
			( { tagName } ) => tagName
		)
	).toEqual( [ 'TABLE', 'H2' ] );
	expect( ask ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks for another period', async () => {
	ask.mockResolvedValue( { steps: [], forms: [] } );
	render( <FormsScreen /> );
	await screen.findByText( 'No forms yet' );
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
	ask.mockRejectedValue( { message: 'The database is not responding.' } );
	render( <FormsScreen /> );
	expect(
		await screen.findAllByText( 'The database is not responding.' )
	).not.toHaveLength( 0 );
} );

it( 'adds a form to a page, new or not, and leads to its editor (FORM-70)', async () => {
	Element.prototype.scrollIntoView = jest.fn();
	ask.mockImplementation( ( { path = '' } ) =>
		Promise.resolve(
			path.startsWith( '/wp/v2/pages' )
				? [ { id: 7, status: 'publish', title: { rendered: 'Help' } } ]
				: REPORT
		)
	);
	render(
		<FormsScreen
			newPage="post-new.php?post_type=page"
			starts={ { form: 'Short', 'form-booking': 'Booking' } }
		/>
	);
	fireEvent.click(
		await screen.findByRole( 'button', { name: 'Add form' } )
	);
	const asked = within( screen.getByRole( 'dialog', { name: 'Add form' } ) );
	const way = (): string | null =>
		asked
			.getByRole( 'link', { name: 'Open the editor' } )
			.getAttribute( 'href' );
	expect( way() ).toBe( 'post-new.php?post_type=page&brolga_add=form' );
	// Forms without a name are called as their page.
	fireEvent.change( asked.getByLabelText( 'Page title' ), {
		target: { value: ' Get a quote ' },
	} );
	expect( way() ).toBe(
		'post-new.php?post_type=page&brolga_add=form&post_title=Get%20a%20quote'
	);
	fireEvent.change( asked.getByLabelText( 'Start with' ), {
		target: { value: 'form-booking' },
	} );
	fireEvent.focus( asked.getByRole( 'combobox', { name: 'Page' } ) );
	fireEvent.click( await asked.findByRole( 'option', { name: 'Help' } ) );
	expect( way() ).toBe(
		'post.php?post=7&action=edit&brolga_add=form-booking'
	);
	expect( asked.queryByLabelText( 'Page title' ) ).toBeNull();
} );
