import { loadView, markup, settled } from '../../../../tests/support/view';

const asked: string[] = [];
const click = async ( selector: string, ms = 20 ): Promise< void > => {
	document.querySelector< HTMLElement >( `#work ${ selector }` )?.click();
	await settled( ms );
};
const posts = (): string[] =>
	[ ...document.querySelectorAll( '#work li h3' ) ].map(
		( { textContent } ) => textContent
	);
const current = (): string | undefined =>
	document.querySelector< HTMLElement >( '#work [aria-current="true"]' )
		?.dataset.brolgaSlug;

describe( 'a filterable portfolio on the page', () => {
	beforeEach( () => {
		asked.length = 0;
		window.history.replaceState( null, '', '/work/' );
		Element.prototype.scrollIntoView = jest.fn();
		AbortSignal.timeout = () => new AbortController().signal;
		window.fetch = jest.fn( async ( url: string ) => {
			const { pathname, search } = new URL( url );
			asked.push( pathname + search );
			return {
				ok: true,
				status: 200,
				text: async () => markup( 'courtyards' ),
			} as Response;
		} ) as unknown as typeof window.fetch;
	} );

	// What a test has left to be written would be written in the next one.
	afterEach( () => settled( 550 ) );

	it( 'shows the chosen category and tells the result (PORT-1, PORT-6)', async () => {
		await loadView( markup( 'block' ) );
		expect( current() ).toBe( 'all' );
		await click( '[data-brolga-slug="courtyards"]' );
		expect( asked ).toEqual( [ '/work/?work_category=courtyards' ] );
		expect( posts() ).toEqual( [ 'Post 3' ] );
		expect( current() ).toBe( 'courtyards' );
		expect( document.querySelector( '[role=status]' )?.textContent ).toBe(
			'3 projects. Page 2 of 2'
		);
	} );

	it( 'writes the address 500 ms later (PORT-4)', async () => {
		await loadView( markup( 'block' ) );
		await click( '[data-brolga-slug="courtyards"]', 300 );
		expect( window.location.hash ).toBe( '' );
		await settled( 300 );
		expect( window.location.hash ).toBe( '#work|courtyards|1' );
		expect( window.location.search ).toBe( '' );
	} );

	it( 'shows what the address says, and goes back with it (PORT-3)', async () => {
		window.location.hash = 'work|courtyards|2';
		await loadView( markup( 'block' ) );
		await settled();
		// Modules of tests before this one hear of it, too.
		expect( [ ...new Set( asked ) ] ).toEqual( [
			'/work/?work_category=courtyards&work_page=2',
		] );
		expect( current() ).toBe( 'courtyards' );
		window.location.hash = '';
		await settled( 50 );
		expect( current() ).toBe( 'all' );
		expect( posts() ).toEqual( [ 'Post 1', 'Post 2' ] );
	} );

	it( 'turns pages of a category, and moves the focus there (PORT-1, PAGE-12)', async () => {
		await loadView( markup( 'block' ) );
		await click( '[data-brolga-to="2"]' );
		expect( asked ).toEqual( [ '/work/?work_page=2' ] );
		expect( document.activeElement?.textContent ).toBe( 'Post 3' );
	} );

	it( 'filters by both taxonomies (PORT-14)', async () => {
		const two = ( html: string ): string =>
			html
				.replace(
					/data-brolga-shown="[^"]*"/,
					'data-brolga-shown="all|1|all"'
				)
				.replace(
					'<div data-brolga-page',
					`<nav><a href="/work/" data-brolga-also="all" aria-current="true">All</a>
					<a href="/work/?work_also=shade" data-brolga-also="shade">Shade</a></nav><div data-brolga-page`
				);
		await loadView( two( markup( 'block' ) ) );
		await click( '[data-brolga-also="shade"]' );
		await click( '[data-brolga-slug="courtyards"]', 600 );
		expect( asked ).toEqual( [
			'/work/?work_also=shade',
			'/work/?work_category=courtyards&work_also=shade',
		] );
		expect(
			[
				...document.querySelectorAll( '#work [aria-current="true"]' ),
			].map( ( { textContent } ) => textContent?.trim() )
		).toEqual( [ expect.stringContaining( 'Courtyards' ), 'Shade' ] );
		expect( window.location.hash ).toBe( '#work|courtyards|1|shade' );
	} );

	it.each( [
		'work|nothing|2',
		'work|"]<img src=x>|1',
		`work|${ 'x'.repeat( 2e4 ) }`,
	] )( 'stays as it is where the address names nothing', async ( entry ) => {
		window.location.hash = entry;
		await loadView( markup( 'block' ) );
		await settled();
		expect( asked ).toEqual( [] );
		expect( current() ).toBe( 'all' );
	} );
} );
