import type { pager as Pager } from '../pager';
import { settled } from '../../../../../../tests/support/view';

const module = ( id: string, page: number, more = '' ): string => `
	<div id="${ id }" data-brolga-pages="${ id }" ${ more }>
		<div data-brolga-page data-brolga-told="Page ${ page } of 3">
			<ul><li><a href="/post-${ page }/">Post ${ page }</a></li></ul>
			<nav>
				<a href="/?${ id }_page=2#${ id }" data-brolga-to="2">2</a>
				<a href="/?${ id }_page=3#${ id }" data-brolga-to="3">3</a>
				<a href="https://other.example/" data-brolga-to="9">9</a>
			</nav>
		</div>
		<p role="status" data-brolga-status></p>
	</div>`;

const answers = new Map< string, { status?: number; body: string } >();
const asked: { url: string; init: RequestInit }[] = [];
const follow = jest.fn();
let stop = new AbortController();

const page = ( html: string, title: string ): string =>
	`<!doctype html><html><head><title>${ title }</title></head><body>${ html }</body></html>`;

async function open( html: string ): Promise< void > {
	document.body.innerHTML = html;
	let pager: typeof Pager | undefined;
	await jest.isolateModulesAsync( async () => {
		( { pager } = await import( '../pager' ) );
	} );
	document
		.querySelectorAll< HTMLElement >( '[data-brolga-pages]' )
		.forEach( ( root ) => pager?.( root, stop.signal, follow ) );
}

const link = ( id: string, to: number ): HTMLElement | null =>
	document.querySelector( `#${ id } [data-brolga-to="${ to }"]` );
const post = ( id: string ): string | undefined =>
	document.querySelector( `#${ id } li` )?.textContent;
const turn = async ( id: string, to: number ): Promise< void > => {
	link( id, to )?.click();
	await settled();
};

describe( 'pages in place', () => {
	beforeEach( () => {
		stop = new AbortController();
		answers.clear();
		asked.length = 0;
		follow.mockClear();
		window.history.replaceState( null, '', '/' );
		document.title = 'First';
		Element.prototype.scrollIntoView = jest.fn();
		for ( const id of [ 'a', 'b' ] ) {
			for ( const number of [ 2, 3 ] ) {
				answers.set( `/?${ id }_page=${ number }`, {
					body: page( module( id, number ), `Page ${ number }` ),
				} );
			}
		}
		window.fetch = jest.fn( async ( url: string, init: RequestInit ) => {
			const { pathname, search } = new URL( url );
			asked.push( { url: pathname + search, init } );
			const answer = answers.get( pathname + search );
			if ( ! answer ) {
				throw new TypeError( 'Failed to fetch' );
			}
			const { status = 200, body } = answer;
			return {
				ok: status < 300,
				status,
				text: async () => body,
			} as Response;
		} ) as unknown as typeof window.fetch;
		AbortSignal.timeout = () => new AbortController().signal;
	} );
	afterEach( () => stop.abort() );

	it( 'swap the container alone, and tell of it (PAGE-1, PAGE-8, PAGE-12)', async () => {
		await open( module( 'a', 1 ) + module( 'b', 1 ) );
		const root = document.getElementById( 'a' );
		await turn( 'a', 2 );
		expect( document.getElementById( 'a' ) ).toBe( root );
		expect( [ post( 'a' ), post( 'b' ) ] ).toEqual( [
			'Post 2',
			'Post 1',
		] );
		expect( window.location.search ).toBe( '?a_page=2' );
		expect( document.title ).toBe( 'Page 2' );
		expect( document.activeElement?.textContent ).toBe( 'Post 2' );
		expect( root?.querySelector( '[role=status]' )?.textContent ).toBe(
			'Page 2 of 3'
		);
		expect( root?.hasAttribute( 'aria-busy' ) ).toBe( false );
	} );

	it( 'are asked for once, the first one never (PAGE-2)', async () => {
		await open( module( 'a', 1 ) );
		await turn( 'a', 2 );
		await turn( 'a', 3 );
		await turn( 'a', 2 );
		window.history.go( -3 );
		await settled( 50 );
		expect( post( 'a' ) ).toBe( 'Post 1' );
		expect( document.title ).toBe( 'First' );
		expect( asked.map( ( { url } ) => url ) ).toEqual( [
			'/?a_page=2',
			'/?a_page=3',
		] );
	} );

	it( 'are added to those before by a button, which leaves what is there (PORT-15)', async () => {
		const upTo = ( count: number ): string => `
			<div id="a" data-brolga-pages="a" data-brolga-adds>
				<div data-brolga-page>
					<ul>${ Array.from(
						{ length: count },
						( _, index ) =>
							`<li><a href="/post-${ index }/">Post ${ index }</a></li>`
					).join( '' ) }</ul>
					<p><a href="/?a_page=2#a" data-brolga-to="2">Show more</a></p>
				</div>
			</div>`;
		answers.set( '/?a_page=2', { body: page( upTo( 4 ), 'Two' ) } );
		await open( upTo( 2 ) );
		const [ first ] = document.querySelectorAll( 'li' );
		await turn( 'a', 2 );
		const items = [ ...document.querySelectorAll( '#a li' ) ];
		expect( items ).toHaveLength( 4 );
		expect( items[ 0 ] ).toBe( first );
		expect( document.activeElement ).toBe( items[ 2 ]?.firstChild );
		expect( window.location.search ).toBe( '?a_page=2' );
		window.history.back();
		await settled( 50 );
		expect( document.querySelectorAll( '#a li' ) ).toHaveLength( 2 );
	} );

	it( 'use the module in a "not found" of the site (PAGE-10)', async () => {
		answers.set( '/?a_page=2', {
			status: 404,
			body: page( module( 'a', 2 ), 'Not found' ),
		} );
		await open( module( 'a', 1 ) );
		await turn( 'a', 2 );
		expect( post( 'a' ) ).toBe( 'Post 2' );
		expect( follow ).not.toHaveBeenCalled();
	} );

	it.each( [
		[ 'an error', { status: 500, body: module( 'a', 2 ) } ],
		[ 'a page without the module', { body: page( module( 'z', 2 ), '' ) } ],
		[ 'no answer', undefined ],
	] )( 'are followed as links after %s (PAGE-1)', async ( _, answer ) => {
		answers.delete( '/?a_page=2' );
		if ( answer ) {
			answers.set( '/?a_page=2', answer );
		}
		await open( module( 'a', 1 ) );
		await turn( 'a', 2 );
		expect( post( 'a' ) ).toBe( 'Post 1' );
		expect( follow ).toHaveBeenCalledWith(
			`${ window.location.origin }/?a_page=2`
		);
	} );

	it( 'leave links of other sites, and clicks with a key, to the browser (PAGE-11)', async () => {
		await open( module( 'a', 1 ) );
		const clicks: boolean[] = [];
		window.addEventListener(
			'click',
			( event ) => {
				clicks.push( event.defaultPrevented );
				event.preventDefault();
			},
			{ signal: stop.signal }
		);
		link( 'a', 9 )?.click();
		link( 'a', 2 )?.dispatchEvent(
			new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				ctrlKey: true,
			} )
		);
		link( 'a', 2 )?.click();
		await settled();
		expect( clicks ).toEqual( [ false, false, true ] );
	} );

	it( 'run no script of an answer (PAGE-11)', async () => {
		answers.set( '/?a_page=2', {
			body: page(
				module( 'a', 2 ).replace(
					'<ul>',
					'<script>document.title = "run"</script><ul>'
				),
				'Page 2'
			),
		} );
		await open( module( 'a', 1 ) );
		await turn( 'a', 2 );
		expect( document.title ).toBe( 'Page 2' );
		expect( document.querySelector( '#a script' ) ).toBeNull();
	} );

	it( 'of a module in a layout are asked for by its reference (PAGE-9)', async () => {
		await open( module( 'a', 1, 'data-brolga-layout="signed"' ) );
		await turn( 'a', 2 );
		expect( asked[ 0 ]?.init.method ).toBe( 'POST' );
		expect( String( asked[ 0 ]?.init.body ) ).toBe(
			'et_layout_block_layout_content=signed'
		);
		expect( post( 'a' ) ).toBe( 'Post 2' );
	} );

	it( 'show the last wish, whichever answer comes first (PAGE-1)', async () => {
		await open( module( 'a', 1 ) );
		link( 'a', 2 )?.click();
		link( 'a', 3 )?.click();
		await settled();
		expect( post( 'a' ) ).toBe( 'Post 3' );
		expect( window.location.search ).toBe( '?a_page=3' );
	} );
} );
