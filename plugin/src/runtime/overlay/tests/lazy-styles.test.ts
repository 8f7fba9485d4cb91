import { withStyles } from '../lazy-styles';

const HREF = 'https://site.test/menu-look.css?ver=1';

const panel = ( href?: string ): HTMLElement => {
	const element = document.createElement( 'div' );
	if ( href ) {
		element.dataset.brolgaStyle = href;
	}
	return element;
};
const links = (): HTMLLinkElement[] => [
	...document.head.querySelectorAll< HTMLLinkElement >( 'link' ),
];

describe( 'looks that come with what is opened (PERF-38)', () => {
	beforeEach( () => {
		document.head.innerHTML = '<style></style>';
		jest.useFakeTimers();
	} );

	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'do not hold up what waits for none', () => {
		const then = jest.fn();
		withStyles( panel(), then );
		withStyles( panel( '' ), then );
		expect( then ).toHaveBeenCalledTimes( 2 );
		expect( links() ).toEqual( [] );
	} );

	it.each( [ 'load', 'error' ] )(
		'are fetched once and waited for until their %s',
		async ( type ) => {
			const then = jest.fn();
			withStyles( panel( HREF ) );
			withStyles( panel( HREF ), then );
			expect( links().map( ( { href } ) => href ) ).toEqual( [ HREF ] );
			// The theme's words come after it.
			expect( links()[ 0 ]?.nextElementSibling?.tagName ).toBe( 'STYLE' );
			expect( then ).not.toHaveBeenCalled();
			links()[ 0 ]?.dispatchEvent( new Event( type ) );
			await jest.advanceTimersByTimeAsync( 0 );
			expect( then ).toHaveBeenCalledTimes( 1 );
		}
	);

	it( 'are not waited for for ever', async () => {
		const then = jest.fn();
		withStyles( panel( HREF ), then );
		await jest.advanceTimersByTimeAsync( 2000 );
		expect( then ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'are there at once when they have come', () => {
		const then = jest.fn();
		withStyles( panel( HREF ) );
		Object.defineProperty( links()[ 0 ], 'sheet', { value: {} } );
		withStyles( panel( HREF ), then );
		expect( then ).toHaveBeenCalledTimes( 1 );
	} );
} );
