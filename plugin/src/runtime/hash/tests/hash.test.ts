import * as hash from '..';

/** Lets the tab hear of a new hash the way a browser does. */
const go = async ( text: string ): Promise< void > => {
	window.location.hash = text;
	await new Promise( ( done ) => setTimeout( done, 20 ) );
};

describe( 'hash', () => {
	let controller: AbortController;

	beforeEach( async () => {
		await go( '' );
		controller = new AbortController();
	} );
	afterEach( () => controller.abort() );

	const bind = ( id: string ): string[][] => {
		const seen: string[][] = [];
		hash.bind( id, {
			read: ( params ) => seen.push( [ ...params ] ),
			signal: controller.signal,
		} );
		return seen;
	};

	it( 'gives a module its parameters at once (HASH-1)', async () => {
		await go( 'work|gardens|3||tabs|1' );
		expect( bind( 'tabs' ) ).toEqual( [ [ '1' ] ] );
	} );

	it( 'leaves an anchor that nobody has heard of, and tells of it when it is followed once more (HASH-400)', async () => {
		const heard: string[] = [];
		hash.onAnchor( ( name ) => heard.push( name ), controller.signal );
		hash.go( 'deep' );
		// The browser tells of the step first; a tab opens on its way there.
		dispatchEvent( new Event( 'popstate' ) );
		hash.write( 'tabs', [ '1' ] );
		expect( window.location.hash ).toBe( '#deep' );
		await new Promise( ( done ) => setTimeout( done, 20 ) );
		expect( heard ).toEqual( [ 'deep' ] );
		hash.go( 'deep' );
		expect( heard ).toEqual( [ 'deep', 'deep' ] );
		hash.write( 'tabs', [ '1' ] );
		expect( window.location.hash ).toBe( '#tabs|1' );
	} );

	it( 'writes what passes into the present step (HASH-13)', async () => {
		await go( 'tabs|1' );
		const steps = window.history.length;
		hash.write( 'work', [ '2' ], 0, true );
		expect( window.location.hash ).toBe( '#tabs|1||work|2' );
		expect( window.history.length ).toBe( steps );
	} );

	it( 'makes no step of what the address says already (HASH-3)', async () => {
		await go( 'tabs|1' );
		const steps = window.history.length;
		hash.write( 'tabs', [ '1' ] );
		expect( window.history.length ).toBe( steps );
		hash.write( 'tabs', [ '2' ] );
		expect( window.history.length ).toBe( steps + 1 );
	} );

	it( 'removes an entry without parameters, and keeps the rest of the address (HASH-2)', async () => {
		window.history.replaceState( { of: 'others' }, '', '/work/?page=2' );
		await go( 'work|2||tabs|1' );
		window.history.replaceState( { of: 'others' }, '' );
		hash.write( 'work', [ '' ] );
		expect( window.location.href ).toMatch( /\/work\/\?page=2#tabs\|1$/ );
		expect( window.history.state ).toEqual( { of: 'others' } );
		hash.write( 'tabs', [] );
		expect( window.location.href ).toMatch( /\/work\/\?page=2$/ );
		expect( hash.suffix() ).toBe( '' );
	} );

	it( 'is told of an anchor that somebody goes to (HASH-3)', async () => {
		const names: string[] = [];
		hash.onAnchor( ( name ) => names.push( name ), controller.signal );
		hash.go( 'price' );
		await new Promise( ( done ) => setTimeout( done, 20 ) );
		expect( hash.suffix() ).toBe( '#price' );
		controller.abort();
		await go( 'other' );
		expect( names ).toEqual( [ 'price' ] );
	} );

	it( 'keeps the module that is bound last (HASH-12)', async () => {
		const first = new AbortController();
		hash.bind( 'tabs', { read: () => undefined, signal: first.signal } );
		const seen = bind( 'tabs' );
		first.abort();
		await go( 'tabs|4' );
		expect( seen ).toEqual( [ [ '4' ] ] );
	} );

	it( 'keeps other entries, drops anchors and does not scroll (HASH-2, HASH-3, HASH-5)', async () => {
		const scroll = jest.spyOn( window, 'scrollTo' );
		await go( 'work|gardens|3' );
		hash.write( 'tabs', [ '2' ] );
		expect( window.location.hash ).toBe( '#work|gardens|3||tabs|2' );
		await go( 'section-2' );
		hash.write( 'tabs', [ '0' ] );
		expect( window.location.hash ).toBe( '#tabs|0' );
		expect( scroll ).not.toHaveBeenCalled();
	} );

	it( 'tells an element of its parameters (HASH-7)', async () => {
		document.body.innerHTML = '<div id="map"></div>';
		const heard = jest.fn< unknown, [ unknown ] >();
		document
			.getElementById( 'map' )
			?.addEventListener( 'brolga:hash', ( event ) =>
				heard( ( event as CustomEvent< unknown > ).detail )
			);
		await go( 'map|pin|2' );
		expect( heard ).toHaveBeenCalledWith( { params: [ 'pin', '2' ] } );
	} );

	it( 'restores what a step back names, and its absence (HASH-8)', async () => {
		const seen = bind( 'tabs' );
		hash.write( 'tabs', [ '1' ] );
		hash.write( 'tabs', [ '2' ] );
		expect( seen ).toEqual( [] );
		const back = async (): Promise< void > => {
			window.history.back();
			await new Promise( ( done ) => setTimeout( done, 50 ) );
		};
		await back();
		await back();
		expect( seen ).toEqual( [ [ '1' ], [] ] );
	} );

	it( 'writes after a delay, the last one only (HASH-9)', () => {
		jest.useFakeTimers();
		hash.write( 'gallery', [ '2' ], 100 );
		hash.write( 'gallery', [ '3' ], 100 );
		jest.advanceTimersByTime( 99 );
		expect( window.location.hash ).toBe( '' );
		jest.advanceTimersByTime( 1 );
		expect( window.location.hash ).toBe( '#gallery|3' );
		jest.useRealTimers();
	} );

	it( 'writes nothing over a step that was taken meanwhile (HASH-9)', async () => {
		await go( 'work|2' );
		hash.write( 'work', [ '3' ], 50 );
		hash.write( 'tabs', [ '4' ], 50 );
		await go( 'work|1' );
		await new Promise( ( done ) => setTimeout( done, 100 ) );
		expect( window.location.hash ).toBe( '#work|1||tabs|4' );
		hash.write( 'work', [ '2' ], 50 );
		await go( 'tabs|4' );
		await new Promise( ( done ) => setTimeout( done, 100 ) );
		expect( window.location.hash ).toBe( '#tabs|4' );
	} );

	it( 'stays calm at a megabyte of hash and at hostile text (HASH-10, HASH-11)', async () => {
		const seen = bind( 'tabs' );
		await go(
			`"><img src=x onerror=alert(1)>|1||${ 'x|1||'.repeat( 2e5 ) }`
		);
		expect( seen ).toEqual( [] );
		expect( document.querySelector( 'img' ) ).toBeNull();
	} );

	it( 'says nothing to a module that is gone (HASH-12)', async () => {
		const seen = bind( 'tabs' );
		controller.abort();
		await go( 'tabs|4' );
		expect( seen ).toEqual( [] );
	} );

	it( 'hands plain anchors on, now and later, but no entries', async () => {
		const names: string[] = [];
		await go( 'first%20one' );
		hash.onAnchor( ( name ) => names.push( name ), controller.signal );
		await go( 'tabs|1' );
		await go( '%zz' );
		expect( names ).toEqual( [ 'first one', '%zz' ] );
	} );
} );
