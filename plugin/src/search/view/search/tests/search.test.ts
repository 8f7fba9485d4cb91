import { waitFor } from '@testing-library/dom';
import { markup, settled } from '../../../../../../tests/support/view';

/** What RenderTest of the block pins. */
const PRINTED = '../../../../../../blocks/search/tests/markup/block';

const answer = {
	total: 9,
	suggestion: '',
	results: [
		{
			title: '<b>Tree</b> ferns',
			url: '#ferns',
			type: 'Page',
			excerpt: 'Ferns for shade.',
			image: '/fern.jpg',
		},
		{ title: 'Figs', url: '#figs', type: 'Post', excerpt: '', image: '' },
	],
};

const mockGet = jest.fn< Promise< string >, [ string ] >();
jest.mock( '@brolga/runtime', () => ( {
	...jest.requireActual< object >( '../../../../runtime' ),
	config: () => ( { rest: '/wp-json/brolga/v1' } ),
} ) );
jest.mock( '@brolga/http', () => ( {
	get: ( url: string ) => mockGet( url ),
} ) );

const field = (): HTMLInputElement =>
	document.querySelector( 'input[name=s]' ) as HTMLInputElement;
const options = (): Element[] => [
	...document.querySelectorAll( '[role=option]' ),
];
const press = ( key: string ): boolean =>
	field().dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);

async function load(): Promise< void > {
	document.body.innerHTML = markup( PRINTED );
	await jest.isolateModulesAsync( async () => {
		await import( '../index' );
	} );
}

async function type( text: string ): Promise< void > {
	field().value = text;
	field().dispatchEvent( new Event( 'input' ) );
	await waitFor( () => expect( mockGet ).toHaveBeenCalled() );
	await waitFor( () => expect( options() ).not.toHaveLength( 0 ) );
}

describe( 'the search on the page', () => {
	beforeEach( async () => {
		mockGet.mockReset().mockResolvedValue( JSON.stringify( answer ) );
		await load();
	} );

	it( 'is a combobox that suggests what was found, as text (SEARCH-7)', async () => {
		expect( field().getAttribute( 'role' ) ).toBe( 'combobox' );
		expect( field().type ).toBe( 'text' );
		expect( field().getAttribute( 'inputmode' ) ).toBe( 'search' );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		await type( 'fern' );
		expect( mockGet.mock.calls[ 0 ]?.[ 0 ] ).toBe(
			'/wp-json/brolga/v1/search?q=fern&type=page'
		);
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
		expect( options()[ 0 ]?.textContent ).toContain( '<b>Tree</b> ferns' );
		expect( options()[ 2 ]?.textContent ).toBe( 'All results (9)' );
		expect( document.querySelector( 'mark' )?.textContent ).toBe( 'fern' );
		expect(
			document.querySelector( '[role=status]' )?.textContent
		).toContain( 'Results: 9.' );
	} );

	it( 'is stepped through by the arrow keys and left by Escape (SEARCH-7)', async () => {
		await type( 'fern' );
		// Keys that mean nothing to the list are the field's and the form's.
		expect( press( 'Enter' ) ).toBe( true );
		expect( press( 'a' ) ).toBe( true );
		expect( press( 'ArrowDown' ) ).toBe( false );
		expect( field().getAttribute( 'aria-activedescendant' ) ).toBe(
			options()[ 0 ]?.id
		);
		expect( options()[ 0 ]?.getAttribute( 'aria-selected' ) ).toBe(
			'true'
		);
		press( 'Escape' );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		expect( field().value ).toBe( 'fern' );
	} );

	it.each( [ { isComposing: true }, { keyCode: 229 } ] )(
		'leaves the keys of an input method to it (%p) (NAV-220)',
		async ( composing ) => {
			await type( 'fern' );
			for ( const key of [ 'ArrowDown', 'Enter', 'Escape' ] ) {
				field().dispatchEvent(
					new KeyboardEvent( 'keydown', { key, ...composing } )
				);
			}
			expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
			expect( field().getAttribute( 'aria-activedescendant' ) ).toBe(
				''
			);
		}
	);

	it( 'goes where a press is on an option, and nowhere beside them (SEARCH-7, SEARCH-9)', async () => {
		const heard: unknown[] = [];
		document.addEventListener( 'brolga:event', ( event ) =>
			heard.push( ( event as CustomEvent ).detail )
		);
		const sent = jest.fn( ( event: Event ) => event.preventDefault() );
		document.querySelector( 'form' )?.addEventListener( 'submit', sent );
		await type( 'fern' );
		const click = ( element: Element | null | undefined ) =>
			element?.dispatchEvent(
				new MouseEvent( 'click', { bubbles: true } )
			);
		click( options()[ 0 ]?.parentElement );
		expect( heard ).toEqual( [] );
		expect( sent ).not.toHaveBeenCalled();
		click( document.querySelector( 'mark' ) );
		expect( heard ).toMatchObject( [
			{ name: 'search', data: { query: 'fern', url: '#ferns' } },
		] );
	} );

	it( 'opens nothing for a visitor who has gone on (SEARCH-7)', async () => {
		field().value = 'fern';
		field().dispatchEvent( new Event( 'input' ) );
		field().dispatchEvent( new Event( 'blur' ) );
		await settled( 300 );
		expect( mockGet ).not.toHaveBeenCalled();
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	} );

	it( 'offers other words where nothing was found, and looks for them (SEARCH-12)', async () => {
		mockGet.mockResolvedValueOnce(
			JSON.stringify( { total: 0, results: [], suggestion: 'fern' } )
		);
		await type( 'frn' );
		expect( options().map( ( { textContent } ) => textContent ) ).toEqual( [
			'Did you mean “fern”?',
		] );
		expect( document.querySelector( '[role=status]' )?.textContent ).toBe(
			'No results. Did you mean “fern”?'
		);
		press( 'ArrowDown' );
		press( 'Enter' );
		await waitFor( () => expect( options() ).toHaveLength( 3 ) );
		expect( field().value ).toBe( 'fern' );
	} );

	it( 'answers what was typed before it came (SEARCH-7)', async () => {
		document.body.innerHTML = markup( PRINTED );
		field().value = 'fern';
		field().focus();
		await jest.isolateModulesAsync( async () => {
			await import( '../index' );
		} );
		await waitFor( () => expect( options() ).toHaveLength( 3 ) );
	} );

	it( 'tells the page of a search (SEARCH-9)', () => {
		const heard: unknown[] = [];
		document.addEventListener( 'brolga:event', ( event ) =>
			heard.push( ( event as CustomEvent ).detail )
		);
		field().value = 'fern';
		const form = document.querySelector( 'form' );
		form?.addEventListener( 'submit', ( event ) => event.preventDefault() );
		form?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
		expect( heard ).toMatchObject( [
			{ name: 'search', data: { query: 'fern' } },
		] );
	} );

	it( 'stays a plain form where nothing answers', async () => {
		mockGet.mockRejectedValue( new Error( 'No network.' ) );
		field().value = 'fern';
		field().dispatchEvent( new Event( 'input' ) );
		await waitFor( () => expect( mockGet ).toHaveBeenCalled() );
		expect( options() ).toHaveLength( 0 );
		expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	} );
} );
