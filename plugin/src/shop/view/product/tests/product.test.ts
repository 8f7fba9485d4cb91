/**
 * A product's images and the stars of its form, with WooCommerce's markup.
 */
import type { LightboxOptions } from '@brolga/lightbox';
import {
	fakeStyleSheets,
	press,
	settled,
} from '../../../../../../tests/support/view';
import { openImages } from '../images';
import { drawStars } from '../stars';

const mockOpened: LightboxOptions[] = [];
let mockMissing = false;

jest.mock( '@brolga/lightbox', () => ( {
	get open() {
		if ( mockMissing ) {
			throw new Error( 'The network is gone.' );
		}
		return ( options: LightboxOptions ) => mockOpened.push( options );
	},
	imageOf: ( link: HTMLAnchorElement ) => ( { src: link.href } ),
} ) );

const image = ( name: string, id: number, more = '' ): string =>
	`<li><a href="/${ name }.jpg" data-brolga-image${ more }><img data-image-id="${ id }" alt="A ${ name }"></a></li>`;
const TEXTS = ` data-brolga-texts='{"label":"Product images","failed":"Gone."}'`;
const BLOCK = `<div class="wc-block-product-gallery"><ul>${ image(
	'frond',
	7,
	TEXTS
) }${ image(
	'root',
	8
) }</ul><div class="wc-block-product-gallery-thumbnails"><img data-image-id="7"><img data-image-id="8"></div></div>`;
const OTHER = `<div>${ image( 'other', 9 ) }</div>`;

const links = () => [
	...document.querySelectorAll< HTMLAnchorElement >( 'a[href]' ),
];
const link = ( index: number ) => links()[ index ] as HTMLAnchorElement;
const click = ( element: Element, more: MouseEventInit = {} ): boolean =>
	element.dispatchEvent(
		new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
			...more,
		} )
	);

describe( 'a product’s images', () => {
	let leave = new AbortController();

	const load = ( html: string ): void => {
		leave.abort();
		leave = new AbortController();
		mockOpened.length = 0;
		mockMissing = false;
		document.dir = '';
		document.body.innerHTML = html;
		openImages( leave.signal );
	};

	beforeAll( () => {
		fakeStyleSheets();
		Object.defineProperty( globalThis, 'CSS', {
			value: { escape: String },
			configurable: true,
		} );
	} );

	afterAll( () => leave.abort() );

	it( 'open among those of their gallery, with its words (SHOP-50)', async () => {
		load( BLOCK + OTHER );
		expect( click( link( 1 ).firstElementChild as Element ) ).toBe( false );
		await settled();
		expect( mockOpened ).toEqual( [
			expect.objectContaining( {
				images: [
					{ src: 'http://localhost/frond.jpg' },
					{ src: 'http://localhost/root.jpg' },
				],
				start: 1,
				opener: link( 1 ),
				texts: { label: 'Product images', failed: 'Gone.' },
			} ),
		] );
	} );

	it( 'open as they are when they are pressed: a variation brings another (SHOP-50)', async () => {
		load(
			`<div class="woocommerce-product-gallery">${ image(
				'pot',
				1
			) }</div>`
		);
		link( 0 ).href = '/small.jpg';
		click( link( 0 ) );
		await settled();
		expect( mockOpened[ 0 ]?.images ).toEqual( [
			{ src: 'http://localhost/small.jpg' },
		] );
		expect( mockOpened[ 0 ]?.start ).toBe( 0 );
	} );

	it( 'are plain links elsewhere, with a key held, and in previews (SHOP-50)', async () => {
		load( BLOCK + OTHER );
		document.addEventListener(
			'click',
			( event ) => {
				document.body.dataset.stayed = String( event.defaultPrevented );
				event.preventDefault();
			},
			{ signal: leave.signal }
		);
		click( link( 2 ) );
		expect( document.body.dataset.stayed ).toBe( 'false' );
		for ( const key of [ 'ctrlKey', 'metaKey', 'shiftKey', 'altKey' ] ) {
			click( link( 0 ), { [ key ]: true } );
			expect( document.body.dataset.stayed ).toBe( 'false' );
		}
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="brolga-config">{"preview":true}</script>'
		);
		click( link( 0 ) );
		await settled();
		expect( mockOpened ).toEqual( [] );
	} );

	it( 'say that the lightbox cannot be had (SHOP-50)', async () => {
		load( BLOCK );
		mockMissing = true;
		click( link( 0 ) );
		await settled();
		expect( document.body.textContent ).toContain( 'Gone.' );
	} );

	it( 'follow each other by arrow keys, mirrored from right to left, and the small ones follow the focus (SHOP-50)', () => {
		load( BLOCK );
		const chosen: string[] = [];
		document
			.querySelector( '.wc-block-product-gallery-thumbnails' )
			?.addEventListener( 'click', ( { target } ) => {
				chosen.push( ( target as HTMLElement ).dataset.imageId ?? '' );
			} );
		link( 0 ).focus();
		press( link( 0 ), 'ArrowRight' );
		expect( document.activeElement ).toBe( link( 1 ) );
		press( link( 1 ), 'ArrowRight' );
		press( link( 1 ), 'ArrowDown' );
		expect( document.activeElement ).toBe( link( 1 ) );
		press( link( 1 ), 'ArrowLeft' );
		expect( document.activeElement ).toBe( link( 0 ) );
		expect( chosen ).toEqual( [ '7', '8', '7' ] );
		for ( const one of links() ) {
			one.style.direction = 'rtl';
		}
		press( link( 0 ), 'ArrowLeft' );
		expect( document.activeElement ).toBe( link( 1 ) );
	} );
} );

describe( 'the stars of a rating', () => {
	const FORM = `<form><fieldset data-brolga-rating><div class="brolga-rating__row">${ [
		1, 2, 3, 4, 5,
	]
		.map(
			( value ) =>
				`<input type="radio" name="rating" id="star-${ value }" value="${ value }"><label class="is-star-${ value }" for="star-${ value }"><svg></svg><span>${ value } stars</span></label>`
		)
		.join( '' ) }</div></fieldset></form>`;

	it( 'are five links that choose, out of the way of keyboards and screen readers (SHOP-8)', () => {
		document.body.innerHTML = FORM;
		drawStars( document );
		const row = document.querySelector( 'p.stars' );
		const stars = [ ...( row?.querySelectorAll( 'a' ) ?? [] ) ];
		expect( row?.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect(
			stars.map( ( { textContent, tabIndex, hash } ) => [
				textContent,
				tabIndex,
				hash,
			] )
		).toEqual(
			[ 1, 2, 3, 4, 5 ].map( ( value ) => [
				`${ value } stars`,
				-1,
				`#star-${ value }`,
			] )
		);
		const heard: Event[] = [];
		document.body.addEventListener( 'click', ( event ) => {
			if ( event.target instanceof HTMLAnchorElement ) {
				heard.push( event );
			}
		} );
		const star = stars[ 3 ] as HTMLAnchorElement;
		expect(
			star.dispatchEvent(
				new MouseEvent( 'mousedown', { cancelable: true } )
			)
		).toBe( false );
		expect( click( star ) ).toBe( false );
		expect(
			new FormData(
				document.querySelector( 'form' ) as HTMLFormElement
			).get( 'rating' )
		).toBe( '4' );
		expect( document.activeElement?.id ).toBe( 'star-4' );
		// WooCommerce would make the links stops of Tab.
		expect( heard ).toEqual( [] );
	} );
} );
