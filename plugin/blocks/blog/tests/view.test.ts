import { loadView, markup, settled } from '../../../../tests/support/view';

const cards = (): HTMLElement[] => [
	...document.querySelectorAll< HTMLElement >( 'li.brolga-posts__item' ),
];
const spans = (): string[] => cards().map( ( { style } ) => style.gridRowEnd );

describe( 'the masonry of a blog', () => {
	let height = 100;

	beforeAll( () => {
		Object.defineProperty( HTMLElement.prototype, 'offsetHeight', {
			get: () => height,
			configurable: true,
		} );
	} );

	it( 'gives each card its rows and leaves their order alone (BLOG-3)', async () => {
		height = 100;
		await loadView( markup( 'masonry' ) );
		expect( spans() ).toEqual( [ 'span 100', 'span 100' ] );
		expect(
			cards().map( ( c ) => c.querySelector( 'a' )?.textContent )
		).toEqual( [ 'Post 1', 'Post 2' ] );
		expect(
			document
				.querySelector( '#news' )
				?.hasAttribute( 'data-brolga-ready' )
		).toBe( true );
	} );

	it( 'checks every 100 ms until the images are there (BLOG-1)', async () => {
		height = 100;
		const html = markup( 'masonry' ).replace(
			'<li class="brolga-posts__item has-no-image">',
			'<li class="brolga-posts__item"><img src="a.jpg" alt="">'
		);
		await loadView( html );
		const image = document.querySelector( 'img' );
		let complete = false;
		Object.defineProperty( image, 'complete', { get: () => complete } );
		height = 250;
		await settled( 150 );
		expect( spans()[ 0 ] ).toBe( 'span 250' );
		complete = true;
		await settled( 150 );
		height = 300;
		await settled( 150 );
		expect( spans()[ 0 ] ).toBe( 'span 250' );
	} );

	it( 'leaves the other layouts as they are', async () => {
		await loadView(
			markup( 'masonry' ).replace( 'is-masonry', 'is-grid' )
		);
		expect( spans() ).toEqual( [ '', '' ] );
	} );
} );
