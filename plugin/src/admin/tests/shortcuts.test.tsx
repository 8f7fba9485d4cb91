import {
	act,
	fireEvent,
	render,
	screen,
	waitFor,
} from '@testing-library/react';
import { ScreenHead } from '../screen-head';
import { useListKeys } from '../use-list-keys';
import { useKeys, type Key } from '../use-keys';

const press = ( key: string, on: Element = document.body, held: object = {} ) =>
	act( async () => void fireEvent.keyDown( on, { key, ...held } ) );

const Keys = ( { keys }: { readonly keys: readonly Key[] } ) => {
	useKeys( keys );
	return null;
};

const ListKeys = () => {
	useListKeys( { next: 'Next row', previous: 'Previous row' } );
	return null;
};

const dialog = () =>
	screen.queryByRole( 'dialog', { name: 'Keyboard shortcuts' } );

const close = async (): Promise< void > => {
	await press( 'Escape', screen.getByRole( 'dialog' ) );
	await waitFor( () => expect( dialog() ).toBeNull() );
};

/** What the list says, line by line. */
const listed = (): readonly string[] =>
	screen
		.getAllByRole( 'term' )
		.map(
			( term ) =>
				`${ term.textContent } ${ term.nextElementSibling?.textContent }`
		);

beforeEach( () => window.localStorage.clear() );

describe( 'the keys of a screen (START-876)', () => {
	const done = jest.fn();

	const show = ( keys: readonly Key[] = [] ) =>
		render(
			<div className="brolga-screen">
				<ScreenHead title="Parrots" hasSearch />
				<input type="search" aria-label="Search parrots" />
				<input type="checkbox" aria-label="Tick" />
				<Keys
					keys={ [
						{ key: 'n', words: 'Add parrot', act: done },
						{ key: 'e', words: 'Feed' },
						...keys,
					] }
				/>
			</div>
		);

	beforeEach( () => done.mockClear() );

	it( 'are listed by ?, those of the screen first', async () => {
		show();
		await press( '?' );
		expect( listed() ).toEqual( [
			'n Add parrot',
			'e Feed',
			'/ Search',
			'? Show keyboard shortcuts',
		] );
	} );

	it( 'are put away by another ?', async () => {
		show();
		await press( '?' );
		await press( '?', dialog() as HTMLElement );
		await waitFor( () => expect( dialog() ).toBeNull() );
	} );

	it( 'are listed by a button', async () => {
		show();
		await act( async () =>
			screen.getByRole( 'button', { name: 'Keyboard shortcuts' } ).click()
		);
		expect( dialog() ).not.toBeNull();
	} );

	it( 'do what the list says, and nothing where there is nothing to do', async () => {
		show();
		await press( 'n' );
		await press( 'e' );
		expect( done ).toHaveBeenCalledTimes( 1 );
		const search = screen.getByRole( 'searchbox' );
		await press( '/' );
		expect( document.activeElement ).toBe( search );
	} );

	it.each( [
		[ 'in a field', () => screen.getByRole( 'searchbox' ), {} ],
		[ 'with Ctrl', () => document.body, { ctrlKey: true } ],
		[ 'with Command', () => document.body, { metaKey: true } ],
		[ 'with Alt', () => document.body, { altKey: true } ],
		[ 'held down', () => document.body, { repeat: true } ],
	] )( 'are not heard %s', async ( _case, on, held ) => {
		show();
		await press( 'n', on(), held );
		await press( '?', on(), held );
		expect( done ).not.toHaveBeenCalled();
		expect( dialog() ).toBeNull();
	} );

	it( 'are heard on a box that can be ticked, which gets the focus back', async () => {
		show();
		const box = screen.getByRole( 'checkbox', { name: 'Tick' } );
		box.focus();
		await press( '?', box );
		expect( dialog() ).not.toBeNull();
		await close();
		expect( document.activeElement ).toBe( box );
	} );

	it( 'are switched off on this device, and on again', async () => {
		show();
		const turn = async () => {
			await act( async () =>
				screen
					.getByRole( 'button', { name: 'Keyboard shortcuts' } )
					.click()
			);
			await act( async () =>
				screen
					.getByRole( 'checkbox', { name: 'Use keyboard shortcuts' } )
					.click()
			);
			await close();
		};
		await turn();
		await press( 'n' );
		await press( '?' );
		expect( done ).not.toHaveBeenCalled();
		expect( dialog() ).toBeNull();
		await turn();
		await press( 'n' );
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'go with the part of the screen that they belong to', async () => {
		const { unmount } = render(
			<Keys keys={ [ { key: 'x', words: 'Fly away', act: done } ] } />
		);
		show();
		unmount();
		await press( 'x' );
		await press( '?' );
		expect( done ).not.toHaveBeenCalled();
		expect( listed().join() ).not.toContain( 'Fly away' );
	} );

	it( 'lead from row to row', async () => {
		render(
			<>
				<ListKeys />
				<table>
					<tbody>
						{ [ 'Galah', 'Corella' ].map( ( name ) => (
							<tr key={ name }>
								<td>
									<button className="brolga-list__title">
										{ name }
									</button>
								</td>
							</tr>
						) ) }
					</tbody>
				</table>
			</>
		);
		for ( const [ key, name ] of [
			[ 'j', 'Galah' ],
			[ 'j', 'Corella' ],
			[ 'j', 'Corella' ],
			[ 'k', 'Galah' ],
		] as const ) {
			await press( key, document.activeElement ?? document.body );
			expect( document.activeElement?.textContent ).toBe( name );
		}
	} );
} );
