/**
 * Drafts in the place of sample texts, against abilities that are made up.
 */
import apiFetch from '@wordpress/api-fetch';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextsCard } from '../ai-texts/card';

jest.mock( '@wordpress/api-fetch' );
const fetched = jest.mocked( apiFetch );

const PAGES = [
	{ id: 1, title: 'Home', texts: 30, url: '' },
	{ id: 2, title: 'About', texts: 1, url: '' },
];

const text = ( index: number, before: string, after: string ) => ( {
	index,
	before,
	after,
} );

const drafted = ( parts: number, ...items: object[] ) => ( {
	sent: `Task\n\nText ${ items.length }`,
	parts,
	items,
} );

type Answers = Record< string, unknown[] >;

/** What each ability answers, one after the other; it is asked for the pages again and again. */
const answer = ( answers: Answers ): void => {
	fetched.mockImplementation( ( async ( { path }: { path: string } ) => {
		const name = /brolga\/([a-z-]+)\/run$/.exec( path )?.[ 1 ] ?? '';
		const next =
			answers[ name ]?.shift() ??
			( name === 'find-sample-pages' ? { items: PAGES } : undefined );
		if ( next === undefined || next instanceof Error ) {
			throw next ?? new Error( name );
		}
		return next;
	} ) as unknown as typeof apiFetch );
};

/** The inputs with which an ability was run. */
const inputs = ( name: string ): unknown[] =>
	fetched.mock.calls
		.map( ( [ options ] ) => options )
		.filter( ( { path = '' } ) => path.includes( `/${ name }/` ) )
		.map( ( { data } ) => ( data as { input: unknown } ).input );

const settle = ( work: () => unknown ): Promise< void > =>
	act( async () => {
		work();
		for ( let i = 0; i < 20; i++ ) {
			await Promise.resolve();
		}
	} );

const press = ( name: string ): Promise< void > =>
	settle( () => fireEvent.click( screen.getByRole( 'button', { name } ) ) );

const check = ( name: string ): Promise< void > =>
	settle( () => fireEvent.click( screen.getByRole( 'checkbox', { name } ) ) );

describe( 'sample texts on Get started (AI-10 AI-11 AI-12)', () => {
	beforeEach( () => {
		fetched.mockReset();
	} );

	it( 'is not there where no page has any, and where nothing answers', async () => {
		for ( const pages of [ { items: [] }, new Error( 'no' ) ] ) {
			answer( { 'find-sample-pages': [ pages ] } );
			const { container, unmount } = render( <TextsCard /> );
			await settle( () => undefined );
			expect( container.innerHTML ).toBe( '' );
			unmount();
		}
	} );

	it( 'shows what is sent before anything is (AI-3)', async () => {
		answer( { 'draft-texts': [ drafted( 2 ), drafted( 2, {} ) ] } );
		const { container } = render( <TextsCard /> );
		await settle( () => undefined );
		const details = container.querySelector( 'details' ) as HTMLElement;
		await settle( () => {
			( details as HTMLDetailsElement ).open = true;
			fireEvent( details, new Event( 'toggle' ) );
		} );
		const texts = [ ...details.querySelectorAll( 'pre' ) ].map(
			( { textContent } ) => textContent
		);
		// What is the owner's comes first; the task, which begins each part, is shown once.
		expect( texts ).toEqual( [ 'Text 0\n\nText 1', 'Task' ] );
		expect( inputs( 'draft-texts' ) ).toEqual( [
			{ post: 1, about: '', part: 0, dry_run: true },
			{ post: 1, about: '', part: 1, dry_run: true },
		] );
	} );

	it( 'keeps a text that is too long, and says so (AI-7)', async () => {
		answer( {} );
		render( <TextsCard /> );
		await settle( () => undefined );
		const box = screen.getByLabelText( 'What do you offer?' );
		const type = ( value: string ) =>
			settle( () => fireEvent.change( box, { target: { value } } ) );
		const held = () =>
			screen
				.getByRole( 'button', { name: 'Draft texts' } )
				.getAttribute( 'aria-disabled' );
		await type( 'x'.repeat( 6000 ) );
		expect( box ).toHaveProperty( 'maxLength', -1 );
		expect( screen.getByRole( 'status' ).textContent ).toBe(
			'This text has 6,000 characters. Shorten it to 500 or fewer.'
		);
		expect( held() ).toBe( 'true' );
		// Each counts once, as on the server.
		await type( '🌱'.repeat( 500 ) );
		expect( screen.getByRole( 'status' ).textContent ).toBe( '' );
		expect( held() ).not.toBe( 'true' );
	} );

	it( 'drafts part by part, and saves what is accepted', async () => {
		answer( {
			'draft-texts': [
				drafted( 2, text( 0, 'A', 'New A' ), text( 1, 'B', 'New B' ) ),
				drafted( 2, text( 25, 'C', 'New C' ) ),
				drafted( 1, text( 0, 'D', 'New D' ) ),
			],
			'save-drafted-texts': [
				{ saved: 1, skipped: 1 },
				{ saved: 1, skipped: 0 },
			],
		} );
		render( <TextsCard /> );
		await settle( () => undefined );
		await check( 'About' );
		fireEvent.change( screen.getByLabelText( 'What do you offer?' ), {
			target: { value: 'Hedges' },
		} );
		await press( 'Draft texts' );
		expect( inputs( 'save-drafted-texts' ) ).toEqual( [] );
		expect( screen.getAllByRole( 'row' ) ).toHaveLength( 5 );
		await check( 'Use “New B”' );
		await press( 'Save 3 texts' );
		expect( inputs( 'draft-texts' ) ).toHaveLength( 3 );
		expect( inputs( 'save-drafted-texts' ) ).toEqual( [
			{
				post: 1,
				items: [ text( 0, 'A', 'New A' ), text( 25, 'C', 'New C' ) ],
			},
			{ post: 2, items: [ text( 0, 'D', 'New D' ) ] },
		] );
		expect( document.body.textContent ).toContain(
			'2 texts saved. 1 text was changed meanwhile and stays as it is.'
		);
	} );

	it( 'accepts none, or all, at once', async () => {
		answer( {
			'draft-texts': [
				drafted( 1, text( 0, 'A', 'New A' ), text( 1, 'B', 'New B' ) ),
			],
		} );
		render( <TextsCard /> );
		await settle( () => undefined );
		await press( 'Draft texts' );
		await check( 'Use all drafts' );
		expect(
			screen
				.getByRole( 'button', { name: 'Save 0 texts' } )
				.getAttribute( 'aria-disabled' )
		).toBe( 'true' );
		await check( 'Use all drafts' );
		expect(
			screen.getByRole( 'button', { name: 'Save 2 texts' } )
		).toBeTruthy();
		await press( 'Discard' );
		expect( inputs( 'save-drafted-texts' ) ).toEqual( [] );
		expect( screen.queryByRole( 'table' ) ).toBeNull();
	} );

	it( 'says what went wrong, and keeps what came before (AI-6)', async () => {
		answer( {
			'draft-texts': [
				drafted( 2, text( 0, 'A', 'New A' ) ),
				new Error( 'Try again in a minute.' ),
			],
		} );
		render( <TextsCard /> );
		await settle( () => undefined );
		await press( 'Draft texts' );
		expect(
			screen.getAllByText( 'Try again in a minute.' ).length
		).toBeGreaterThan( 0 );
		expect(
			screen.getByRole( 'button', { name: 'Save 1 text' } )
		).toBeTruthy();
	} );

	it( 'saves what is left when saving is tried again after a failure (AI-13)', async () => {
		answer( {
			'draft-texts': [
				drafted( 1, text( 0, 'A', 'New A' ) ),
				drafted( 1, text( 0, 'D', 'New D' ) ),
			],
			'save-drafted-texts': [
				{ saved: 1, skipped: 0 },
				new Error( 'You are probably offline.' ),
				{ saved: 1, skipped: 0 },
			],
		} );
		render( <TextsCard /> );
		await settle( () => undefined );
		await check( 'About' );
		await press( 'Draft texts' );
		await press( 'Save 2 texts' );
		expect(
			screen.getAllByText( 'You are probably offline.' ).length
		).toBeGreaterThan( 0 );
		expect( screen.getAllByText( '1 text saved.' ).length ).toBeGreaterThan(
			0
		);
		await press( 'Save 1 text' );
		expect( inputs( 'save-drafted-texts' ).slice( 1 ) ).toEqual( [
			{ post: 2, items: [ text( 0, 'D', 'New D' ) ] },
			{ post: 2, items: [ text( 0, 'D', 'New D' ) ] },
		] );
		expect( document.body.textContent ).toContain( '2 texts saved.' );
		expect( document.body.textContent ).not.toContain( 'meanwhile' );
	} );
} );
