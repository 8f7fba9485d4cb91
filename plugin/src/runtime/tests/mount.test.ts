import { mount, refresh, teardown } from '../mount';

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
