/**
 * A visitor's way through the site in Firefox and in WebKit: each module used
 * once, by pointer or key, and what the server has of it.
 */
import { firefox, webkit, type Visitor } from '../support/other-browsers.mjs';
import {
	SHOP_COOKIE,
	evaluate,
	expect,
	noShop,
	siteUrl,
	test,
	unique,
} from './fixtures';

/** What a visitor sees of an element. */
interface Look {
	readonly text: string;
	readonly isVisible: boolean;
	readonly isFocused: boolean;
	readonly attributes: Readonly< Record< string, string > >;
}

/** A visitor who waits for what they expect, as people do. */
class Guest {
	constructor( private readonly visitor: Visitor ) {}

	/** What a page writes into its address as it is left keeps both browsers from leaving. */
	readonly open = ( path: string ) =>
		expect( async () => {
			await this.visitor.open( `${ siteUrl() }${ path }` );
			expect( await this.address() ).toBe( `${ siteUrl() }${ path }` );
		} ).toPass();

	readonly look = ( selector: string ): Promise< Look | null > =>
		this.visitor.ask( ( wanted: string ) => {
			const element = document.querySelector( wanted );
			return (
				element && {
					text: ( element.textContent ?? '' ).trim(),
					isVisible:
						element.checkVisibility( {
							visibilityProperty: true,
						} ) && element.getClientRects().length > 0,
					isFocused: element === document.activeElement,
					attributes: Object.fromEntries(
						[ ...element.attributes ].map( ( { name, value } ) => [
							name,
							value,
						] )
					),
				}
			);
		}, selector );

	/** Waits until an element is as it should be. */
	async sees(
		selector: string,
		as: Record< string, unknown > = { isVisible: true }
	) {
		await expect
			.poll( () => this.look( selector ), { message: selector } )
			.toMatchObject( as );
	}

	async seesNothingOf( selector: string ) {
		await expect
			.poll( async () => ( await this.look( selector ) )?.isVisible, {
				message: selector,
			} )
			.not.toBe( true );
	}

	async clicks( selector: string ) {
		await this.sees( selector );
		// WebDriver clicks where the element was before a page scrolled smoothly.
		await this.visitor.ask( ( wanted: string ) => {
			document
				.querySelector( wanted )
				?.scrollIntoView( { block: 'center', behavior: 'instant' } );
		}, selector );
		await this.visitor.click( selector );
	}

	async types( selector: string, text: string ) {
		await this.sees( selector );
		await this.visitor.type( selector, text );
	}

	readonly presses = ( ...[ key ]: Parameters< Visitor[ 'press' ] > ) =>
		this.visitor.press( key );

	readonly resizes = ( width: number, height: number ) =>
		this.visitor.resize( width, height );

	readonly setsCookie = ( name: string, value: string ) =>
		this.visitor.ask( ( text: string ) => {
			document.cookie = text;
		}, `${ name }=${ value }; path=/` );

	readonly cookies = () => this.visitor.ask( () => document.cookie );

	readonly address = () => this.visitor.ask( () => window.location.href );
}

/** How many products the header says are in the cart. */
const CART = 'header [data-brolga-words]';

const count = ( table: string, column: string, text: string ): unknown =>
	evaluate(
		`global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_${ table } WHERE ${ column } LIKE '%${ text }%'" );`
	);

const WAYS: Readonly< Record< string, ( guest: Guest ) => Promise< void > > > =
	{
		'tabs by click and arrow (TABS-3)': async ( guest ) => {
			await guest.open( '/modules/tabs/' );
			const tab = ( number: number ) =>
				`main [role="tablist"] [role="tab"]:nth-of-type(${ number }), main [role="tablist"] > :nth-child(${ number }) [role="tab"]`;
			await guest.clicks( tab( 2 ) );
			await guest.sees( tab( 2 ), {
				attributes: { 'aria-selected': 'true' },
			} );
			await guest.presses( 'ArrowRight' );
			await guest.sees( tab( 3 ), {
				isFocused: true,
				attributes: { 'aria-selected': 'true' },
			} );
			expect( await guest.address() ).toMatch( /#[^|]+\|2$/ );
		},

		'an accordion (ACC-1)': async ( guest ) => {
			await guest.open( '/modules/accordions/' );
			await guest.clicks( '#guarantee-header' );
			await guest.sees( '#guarantee-panel' );
			await guest.sees( '#delivery-header', {
				attributes: { 'aria-expanded': 'false' },
			} );
		},

		'a slider (SLIDER-9)': async ( guest ) => {
			await guest.open( '/modules/sliders/' );
			await guest.clicks( '#by-hand .is-next' );
			await guest.sees(
				'#by-hand [data-brolga-dot][aria-label="Slide 2"]',
				{
					attributes: { 'aria-current': 'true' },
				}
			);
		},

		'an image large (GALLERY-4)': async ( guest ) => {
			await guest.open( '/modules/gallery/' );
			await guest.clicks( '#in-flower [data-brolga-image]' );
			await guest.sees( '.glightbox-container .current img' );
			await guest.presses( 'ArrowRight' );
			await expect.poll( guest.address ).toMatch( /#in-flower\|1\|2$/ );
			await guest.presses( 'Escape' );
			await guest.seesNothingOf( '.glightbox-container' );
		},

		'a filtered portfolio (PORT-1)': async ( guest ) => {
			await guest.open( '/modules/portfolio/' );
			await guest.clicks( '#pills [data-brolga-slug="water"]' );
			await guest.sees( '#pills [data-brolga-slug="water"]', {
				attributes: { 'aria-current': 'true' },
			} );
			await expect.poll( guest.address ).toMatch( /#pills\|water\|1$/ );
			await guest.sees( '#pills [role="status"]', {
				text: expect.stringContaining( 'project' ),
			} );
		},

		'a countdown (COUNT-1)': async ( guest ) => {
			await guest.open( '/modules/countdown/' );
			await guest.sees( '#weekend [role="timer"]' );
			const first = ( await guest.look( '#weekend [role="timer"]' ) )
				?.text;
			await expect
				.poll(
					async () =>
						( await guest.look( '#weekend [role="timer"]' ) )?.text
				)
				.not.toBe( first );
		},

		'the menu on a phone (MENU-1)': async ( guest ) => {
			await guest.resizes( 450, 800 );
			await guest.open( '/' );
			await guest.clicks( 'header [data-brolga-opener]' );
			await guest.sees( 'dialog.wp-block-brolga-menu__dialog' );
			await guest.presses( 'Escape' );
			await guest.seesNothingOf( 'dialog.wp-block-brolga-menu__dialog' );
			await guest.sees( 'header [data-brolga-opener]', {
				isFocused: true,
			} );
			await guest.resizes( 1280, 900 );
		},

		'suggestions of a search (SEARCH-7)': async ( guest ) => {
			await guest.open( '/modules/search/' );
			await guest.types( '#everything-q', 'paddington' );
			await guest.sees( '#everything [role="option"]' );
			await guest.presses( 'ArrowDown' );
			await guest.sees( '#everything [role="option"]', {
				attributes: { 'aria-selected': 'true' },
			} );
		},

		'mistakes in a form, put right and sent (FORM-18, FORM-21)': async (
			guest
		) => {
			const message = unique( 'hedge' );
			await guest.open( '/modules/contact-form/' );
			await guest.types( '#short-name', 'Priya Raman' );
			await guest.types( '#short-message', message );
			await guest.clicks( '#short [type="submit"]' );
			await guest.sees( '#short [data-brolga-errors]', {
				isFocused: true,
			} );
			await guest.types( '#short-email', 'priya@example.com' );
			await guest.clicks( '#short [type="submit"]' );
			await guest.sees( '#short [data-brolga-success]', {
				isFocused: true,
			} );
			expect( count( 'entries', 'fields', message ) ).toBe( 1 );
		},

		'a sign-up (NEWS-9)': async ( guest ) => {
			const email = `${ unique( 'jo' ) }@example.com`;
			await guest.open( '/subscribe/' );
			await guest.types( '#notes [name="et_pb_signup_firstname"]', 'Jo' );
			await guest.types( '#notes [name="et_pb_signup_email"]', email );
			await guest.clicks( '#notes [type="submit"]' );
			await expect
				.poll( () => count( 'subscribers', 'email', email ) )
				.toBe( 1 );
		},

		'a popup (POPUP-14)': async ( guest ) => {
			await guest.open( '/modules/popups/' );
			await guest.clicks( 'main a[href^="#brolga-popup-"]' );
			await guest.sees( 'dialog.brolga-popup.is-fullscreen' );
			await guest.presses( 'Escape' );
			await guest.seesNothingOf( 'dialog.brolga-popup.is-fullscreen' );
		},

		'a test, and its goal once (AB-3, AB-5)': async ( guest ) => {
			await guest.open( '/modules/experiments/' );
			await expect.poll( guest.cookies ).toContain( 'et_pb_ab_subject_' );
			await guest.clicks( 'main .et_pb_ab_goal a' );
			await guest.open( '/modules/experiments/' );
			await expect
				.poll( guest.cookies )
				.toContain( 'et_pb_ab_click_goal_' );
		},

		'the cart over a page (SHOP-24)': async ( guest ) => {
			if ( noShop() ) {
				return;
			}
			await guest.setsCookie( SHOP_COOKIE.name, SHOP_COOKIE.value );
			await guest.open( '/product/bog-arum/' );
			await guest.clicks( '.single_add_to_cart_button' );
			await guest.sees( CART, { text: '1 item' } );
			await guest.open( '/contact/' );
			await guest.sees( CART, { text: '1 item' } );
			await guest.clicks( 'header .wp-block-brolga-cart-count' );
			await guest.sees( '.brolga-cart__title' );
			await guest.presses( 'Escape' );
			await guest.seesNothingOf( '.brolga-cart__title' );
		},
	};

/**
 * WebKit's own fault (bugs.webkit.org 242740), which comes and goes with load:
 * a module that two others import at once may be read before it has run. None
 * of ours waits at its top or imports in a circle, so a mistake of ours of this
 * kind would show in Chromium and Firefox, too; each way looks at what works.
 */
const OF_THE_BROWSER = 'ReferenceError: Cannot access uninitialized variable.';

for ( const browser of [ firefox, webkit ] ) {
	test( `a visitor’s way through the site in ${ browser.name } (SITE-27)`, async ( {}, info ) => {
		const missing = browser.missing();
		test.skip( missing !== '', `This machine lacks ${ missing }.` );
		test.slow();
		const visitor = await browser.launch();
		try {
			for ( const [ name, way ] of Object.entries( WAYS ) ) {
				await test.step( name, () => way( new Guest( visitor ) ) );
			}
			expect(
				( await visitor.errors() ).filter(
					( text ) => ! text.includes( OF_THE_BROWSER )
				)
			).toEqual( [] );
		} finally {
			await info.attach( 'errors', {
				body: ( await visitor.errors() ).join( '\n' ),
			} );
			await visitor.close();
		}
	} );
}
