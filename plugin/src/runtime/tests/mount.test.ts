import { mount, refresh, teardown, type Mounted } from '../mount';

const page = ( html: string ): void => {
	document.body.innerHTML = html;
};

describe( 'mount', () => {
	it( 'runs once for each element, also of content that comes later (SITE-5)', () => {
		page( '<p class="a"></p><p class="a"></p>' );
		const setup = jest.fn();
		mount( '.a', setup );
		expect( setup ).toHaveBeenCalledTimes( 2 );

		document.body.insertAdjacentHTML(
			'beforeend',
			'<div><p class="a"></p></div>'
		);
		refresh( document.body );
		refresh( document.body );
		expect( setup ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'aborts the signal of what is torn down, and mounts it anew after (SITE-5)', () => {
		page( '<div><p class="b"></p></div>' );
		const signals: AbortSignal[] = [];
		mount( '.b', ( _, { signal } ) => signals.push( signal ) );
		const box = document.querySelector( 'div' ) as HTMLElement;
		teardown( box );
		expect( signals.map( ( { aborted } ) => aborted ) ).toEqual( [ true ] );
		refresh( box );
		expect( signals ).toHaveLength( 2 );
	} );

	it( 'mounts and takes down the element itself that it is told of (SITE-5)', () => {
		page( '<p class="d" id="one"></p><p class="d" id="two"></p>' );
		const ended: string[] = [];
		const setup = jest.fn( ( root: HTMLElement, { signal }: Mounted ) =>
			signal.addEventListener( 'abort', () => ended.push( root.id ) )
		);
		mount( '.d', setup );
		const one = document.getElementById( 'one' ) as HTMLElement;
		teardown( one );
		expect( ended ).toEqual( [ 'one' ] );
		refresh( one );
		expect( setup ).toHaveBeenCalledTimes( 3 );
		refresh( document );
		expect( setup ).toHaveBeenCalledTimes( 3 );
	} );

	it( 'runs several views of one element (SITE-5)', () => {
		page( '<p class="e"></p>' );
		const views = [ jest.fn(), jest.fn() ];
		views.forEach( ( view ) => mount( '.e', view ) );
		refresh( document );
		views.forEach( ( view ) => expect( view ).toHaveBeenCalledTimes( 1 ) );
	} );

	it( 'ends the signal of a view that failed (SITE-6)', () => {
		page( '<p class="f"></p>' );
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		let context: Mounted | undefined;
		mount( '.f', ( _, mounted ) => {
			context = mounted;
			throw new Error( 'broken' );
		} );
		expect( context?.signal.aborted ).toBe( true );
		error.mockRestore();
	} );

	it( 'keeps one element’s error from the others (SITE-6)', () => {
		page( '<p class="c" id="bad"></p><p class="c" id="good"></p>' );
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		const done: string[] = [];
		mount( '.c', ( root ) => {
			if ( root.id === 'bad' ) {
				throw new Error( 'broken' );
			}
			done.push( root.id );
		} );
		expect( done ).toEqual( [ 'good' ] );
		expect( error ).toHaveBeenCalledWith( new Error( 'broken' ) );
		error.mockRestore();
	} );
} );
