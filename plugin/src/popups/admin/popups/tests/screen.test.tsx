/**
 * The Popups screen.
 */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import * as rest from '../../../rest';
import { rateOf } from '../list';
import { PopupsScreen } from '../screen';

jest.mock( '../../../rest' );

const api = jest.mocked( rest );

const line = ( change: Partial< rest.PopupLine > = {} ): rest.PopupLine => ( {
	id: 7,
	name: 'Spring sale',
	on: true,
	trigger: 'When the visitor is about to leave',
	where: 'Whole site',
	shown: 1200,
	converted: 30,
	edit: 'post.php?post=7&action=edit',
	view: 'http://127.0.0.1/popup/spring-sale/#brolga-popup-7',
	may_switch: true,
	...change,
} );

const show = async ( popups: readonly rest.PopupLine[] ): Promise< void > => {
	api.list.mockResolvedValue( { days: 30, popups } );
	await act( async () => {
		render( <PopupsScreen newPopup="/new" all="/all" /> );
		await Promise.resolve();
	} );
};

describe( 'the Popups screen (POPUP-43)', () => {
	it( 'says what popups are where there are none', async () => {
		await show( [] );
		expect( screen.getByText( 'No popups yet' ) ).not.toBeNull();
		expect(
			screen
				.getByRole( 'link', { name: 'Add popup' } )
				.getAttribute( 'href' )
		).toBe( '/new' );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
	} );

	it( 'lists what each is, does and brings', async () => {
		await show( [ line() ] );
		const row = within( screen.getAllByRole( 'row' )[ 1 ] as HTMLElement );
		for ( const text of [
			'When the visitor is about to leave',
			'Whole site',
			'1,200',
			'30',
			'2.5%',
		] ) {
			expect( row.getByText( text ) ).not.toBeNull();
		}
		expect( row.getByText( 'Active' ) ).not.toBeNull();
		// On a phone there is no head above them.
		expect(
			row
				.getByText( 'When the visitor is about to leave' )
				.getAttribute( 'data-name' )
		).toBe( 'Trigger' );
		expect(
			row
				.getByRole( 'link', { name: 'Preview Spring sale' } )
				.getAttribute( 'href' )
		).toBe( line().view );
	} );

	it( 'says how often a visitor counts (POPUP-649)', async () => {
		await show( [ line() ] );
		expect( document.body.textContent ).toContain(
			'“Shown” and “Conversions” count each visitor (by IP address) once per popup within 24 hours'
		);
	} );

	it( 'switches one off, and shows what the server says', async () => {
		await show( [ line() ] );
		api.turn.mockResolvedValue( line( { on: false } ) );
		const toggle = (): HTMLInputElement =>
			screen.getByRole( 'checkbox', {
				name: 'Show “Spring sale” to visitors',
			} );
		expect( toggle().checked ).toBe( true );
		await act( async () => {
			fireEvent.click( toggle() );
			await Promise.resolve();
		} );
		expect( api.turn ).toHaveBeenCalledWith( 7, false );
		expect( toggle().checked ).toBe( false );
	} );

	it( 'keeps the focus on the switch meanwhile, and asks once', async () => {
		await show( [ line() ] );
		api.turn.mockClear();
		api.turn.mockReturnValue( new Promise( () => {} ) );
		const toggle = screen.getByRole< HTMLInputElement >( 'checkbox' );
		await act( async () => void fireEvent.click( toggle ) );
		expect( toggle.disabled ).toBe( false );
		await act( async () => void fireEvent.click( toggle ) );
		expect( api.turn ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'tells what went wrong, and leaves it as it was', async () => {
		await show( [ line() ] );
		api.turn.mockRejectedValue( { message: 'The database is away.' } );
		await act( async () => {
			fireEvent.click( screen.getByRole( 'checkbox' ) );
			await Promise.resolve();
		} );
		expect(
			screen.getAllByText( 'The database is away.' ).length
		).toBeGreaterThan( 0 );
		expect(
			( screen.getByRole( 'checkbox' ) as HTMLInputElement ).checked
		).toBe( true );
	} );

	it( 'closes what is not open to its reader', async () => {
		await show( [ line( { edit: '', may_switch: false } ) ] );
		expect( screen.queryByRole( 'link', { name: /Edit/ } ) ).toBeNull();
		expect(
			( screen.getByRole( 'checkbox' ) as HTMLInputElement ).disabled
		).toBe( true );
	} );

	it( 'has no rate without visitors, and none above all of them', () => {
		expect( rateOf( { shown: 0, converted: 0 } ) ).toBe( '–' );
		expect( rateOf( { shown: 2, converted: 3 } ) ).toBe( '100%' );
	} );
} );
