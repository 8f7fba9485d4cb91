import type * as Move from '@brolga/move';
import type * as Runtime from '@brolga/runtime';
import { fakeMotion, fakeStyleSheets } from '../../../../../tests/support/view';

const WORDS = 'This is a preview. Links and forms do not work here.';

/** Opens the owner's preview of a page. */
async function open( html: string ): Promise< typeof Runtime > {
	document.body.innerHTML = `${ html }<script type="application/json" id="brolga-config">${ JSON.stringify(
		{ preview: true, preview_text: WORDS }
	) }</script>`;
	let runtime: typeof Runtime | undefined;
	await jest.isolateModulesAsync( async () => {
		runtime = await import( '@brolga/runtime' );
		await import( '..' );
	} );
	if ( ! runtime ) {
		throw new Error( 'The preview did not open.' );
	}
	return runtime;
}

const alerts = (): ( string | null | undefined )[] =>
	[ ...document.querySelectorAll( '[role="alert"]' ) ].map(
		( alert ) => alert.firstElementChild?.textContent
	);

/** Whether the browser is to do what it does after an event. */
function happens( id: string, event: Event ): boolean {
	const target = document.getElementById( id );
	const isKept = ! target?.dispatchEvent( event );
	return ! isKept;
}
const click = ( id: string, type = 'click', button = 0 ): boolean =>
	happens(
		id,
		new MouseEvent( type, { bubbles: true, cancelable: true, button } )
	);
const submit = ( id: string ): boolean =>
	happens( id, new Event( 'submit', { bubbles: true, cancelable: true } ) );

/** Lets an element scroll, as a preview's frame does. */
function scrolling( id: string, top: number ): HTMLElement {
	const element = document.getElementById( id ) as HTMLElement;
	element.style.overflowY = 'auto';
	Object.defineProperties( element, {
		scrollHeight: { value: 3000 },
		clientHeight: { value: 600 },
		scrollTop: { value: top, writable: true },
	} );
	element.getBoundingClientRect = () =>
		( { top: 50, bottom: 650 } ) as DOMRect;
	return element;
}

describe( 'in a preview', () => {
	beforeAll( () => {
		fakeMotion();
		fakeStyleSheets();
		document.elementsFromPoint = () => [];
	} );

	it( 'links of modules are not followed (SITE-26)', async () => {
		await open(
			'<div data-brolga-module="brolga/menu"><a href="/there/"><b id="inner">There</b></a><a id="anchor" href="#main">Here</a><button id="button">Open</button></div><p data-brolga-link><a id="block" href="https://example.org/">All of it</a></p><a id="root" href="/up/" data-brolga-module="brolga/x">Up</a><a id="plain" href="/own/">The owner’s own</a>'
		);
		expect( click( 'inner' ) ).toBe( false );
		expect( click( 'inner', 'auxclick', 1 ) ).toBe( false );
		expect( click( 'block' ) ).toBe( false );
		expect( click( 'root' ) ).toBe( false );
		expect( alerts() ).toEqual( [ WORDS, WORDS, WORDS, WORDS ] );
		expect( click( 'inner', 'auxclick', 2 ) ).toBe( true );
		expect( click( 'anchor' ) ).toBe( true );
		expect( click( 'button' ) ).toBe( true );
	} );

	it( 'forms are not sent, the dashboard’s bar apart (SITE-26)', async () => {
		await open(
			'<form id="search"></form><div id="wpadminbar"><form id="bar"></form></div>'
		);
		expect( submit( 'search' ) ).toBe( false );
		expect( alerts() ).toEqual( [ WORDS ] );
		expect( submit( 'bar' ) ).toBe( true );
	} );

	it( 'what a module does itself is not remarked on', async () => {
		await open(
			'<div data-brolga-module="brolga/tabs"><a id="tab" href="/?tab=1">Tab</a><form id="form"></form></div>'
		);
		for ( const [ id, type ] of [
			[ 'tab', 'click' ],
			[ 'form', 'submit' ],
		] as const ) {
			document
				.getElementById( id )
				?.addEventListener( type, ( event ) => event.preventDefault() );
		}
		click( 'tab' );
		submit( 'form' );
		expect( alerts() ).toEqual( [] );
	} );

	it( 'scrolling is measured in what the preview scrolls in (SITE-25)', async () => {
		document.body.innerHTML = '';
		const before = await open( '<div><main></main></div>' );
		expect( before.scroll.container() ).toBeNull();
		expect( before.scroll.area() ).toEqual( {
			top: 0,
			bottom: window.innerHeight,
		} );

		document.body.innerHTML =
			'<div id="frame"><div><main></main></div></div>';
		const frame = scrolling( 'frame', 400 );
		document.body.append( frame );
		let runtime: typeof Runtime | undefined;
		await jest.isolateModulesAsync( async () => {
			runtime = await import( '@brolga/runtime' );
			await import( '..' );
		} );
		expect( runtime?.scroll.container() ).toBe( frame );
		expect( runtime?.scroll.y() ).toBe( 400 );
		expect( runtime?.scroll.area() ).toEqual( { top: 50, bottom: 650 } );
	} );

	it( 'the way to the top is the container’s (SITE-25, NAV-7)', async () => {
		fakeMotion().reduced = true;
		document.body.innerHTML = '<div id="frame"><main></main></div>';
		let to: typeof Move.to | undefined;
		await jest.isolateModulesAsync( async () => {
			await import( '..' );
			( { to } = await import( '@brolga/move' ) );
		} );
		const frame = scrolling( 'frame', 900 );
		const moved = jest.fn();
		frame.scrollTo = moved as typeof frame.scrollTo;
		frame.dispatchEvent( new Event( 'scroll' ) );
		to?.( document.body );
		expect( moved ).toHaveBeenLastCalledWith( {
			top: 0,
			behavior: 'instant',
		} );
	} );

	it( 'a container that begins to scroll later is heard, others are not (SITE-25)', async () => {
		const { scroll } = await open(
			'<div id="frame"><main><div id="list"></div></main></div>'
		);
		const heard = jest.fn();
		window.addEventListener( 'scroll', heard );
		document
			.getElementById( 'list' )
			?.dispatchEvent( new Event( 'scroll' ) );
		expect( scroll.container() ).toBeNull();
		expect( heard ).not.toHaveBeenCalled();
		const frame = scrolling( 'frame', 900 );
		frame.dispatchEvent( new Event( 'scroll' ) );
		expect( scroll.container() ).toBe( frame );
		expect( scroll.y() ).toBe( 900 );
		expect( heard ).toHaveBeenCalled();
		window.removeEventListener( 'scroll', heard );
	} );
} );
