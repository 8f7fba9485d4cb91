import {
	fakeMotion,
	loadView,
	markup,
	press,
	settled,
} from '../../../../tests/support/view';
import {
	fakePage,
	place,
	type FakePage,
} from '../../../../tests/support/scroll';

const ACCORDION = markup( 'accordion' );

const button = ( id: string ): HTMLButtonElement =>
	document.getElementById( `${ id }-header` ) as HTMLButtonElement;
const panel = ( id: string ): HTMLElement =>
	document.getElementById( `${ id }-panel` ) as HTMLElement;
/** The items that say that they are open. */
const open = (): string[] =>
	[ ...document.querySelectorAll( '[aria-expanded="true"]' ) ].map(
		( { id } ) => id.replace( '-header', '' )
	);
const hidden = ( id: string ): string | null =>
	panel( id ).getAttribute( 'hidden' );

describe( 'an accordion on the page', () => {
	let page: FakePage;
	let motion: { reduced: boolean };

	// It takes a while to be read for the first time.
	beforeAll( () => import( '@brolga/move' ) );
	beforeEach( () => {
		page = fakePage();
		motion = fakeMotion();
	} );
	// What a test has begun moves no page of the next.
	afterEach( async () => {
		await settled();
		window.dispatchEvent( new Event( 'wheel' ) );
	} );

	/** Loads `care`: items a, b and c, with the accordion `inner`, items x and y, in b. */
	const load = async ( hash = '' ): Promise< void > => {
		window.location.hash = hash;
		await loadView( ACCORDION );
	};

	it( 'has a button in each heading, which names its panel and says whether it is open (ACC-9, ACC-11)', async () => {
		await load();
		expect( document.querySelectorAll( 'h3 > button' ) ).toHaveLength( 3 );
		expect( document.querySelectorAll( 'h4 > button' ) ).toHaveLength( 2 );
		expect( button( 'item-b' ).textContent ).toBe( 'B' );
		expect( button( 'item-b' ).getAttribute( 'aria-controls' ) ).toBe(
			'item-b-panel'
		);
		expect( panel( 'item-b' ).getAttribute( 'role' ) ).toBe( 'region' );
		expect( panel( 'item-b' ).getAttribute( 'aria-labelledby' ) ).toBe(
			'item-b-header'
		);
		expect( open() ).toEqual( [ 'item-a' ] );
		expect( hidden( 'item-a' ) ).toBeNull();
		expect( hidden( 'item-b' ) ).toBe( 'until-found' );
		expect( hidden( 'item-x' ) ).toBe( 'until-found' );
	} );

	it( 'opens what is clicked and closes its sibling, in 700 ms (ACC-1, ACC-3, ACC-5)', async () => {
		await load();
		button( 'item-b' ).click();
		expect( open() ).toEqual( [ 'item-b' ] );
		expect( page.animations.map( ( { element } ) => element.id ) ).toEqual(
			[ 'item-a-panel', 'item-b-panel' ]
		);
		expect(
			page.animations.map( ( { options } ) => options.duration )
		).toEqual( [ 700, 700 ] );
		expect( page.animations[ 1 ]?.frames[ 0 ] ).toMatchObject( {
			blockSize: '0px',
		} );
		expect( hidden( 'item-a' ) ).toBeNull();
		page.finish();
		expect( hidden( 'item-a' ) ).toBe( 'until-found' );
		expect( hidden( 'item-b' ) ).toBeNull();
	} );

	it( 'stops what plays in an item that closes (ACC-160)', async () => {
		await load();
		const video = document.createElement( 'video' );
		const pause = jest.spyOn( video, 'pause' ).mockReturnValue();
		panel( 'item-a' ).append( video );
		button( 'item-b' ).click();
		expect( pause ).toHaveBeenCalled();
	} );

	it( 'does nothing on the open item, nor during an animation (ACC-2)', async () => {
		await load();
		expect( button( 'item-a' ).getAttribute( 'aria-disabled' ) ).toBe(
			'true'
		);
		button( 'item-a' ).click();
		expect( open() ).toEqual( [ 'item-a' ] );
		button( 'item-b' ).click();
		button( 'cee' ).click();
		button( 'item-a' ).click();
		expect( open() ).toEqual( [ 'item-b' ] );
		page.finish();
		expect( button( 'item-a' ).getAttribute( 'aria-disabled' ) ).toBe(
			'false'
		);
		button( 'cee' ).click();
		expect( open() ).toEqual( [ 'cee' ] );
	} );

	it( 'brings an item that is out of view below the header, with 50 px to spare (ACC-4)', async () => {
		motion.reduced = true;
		await load();
		document.body.insertAdjacentHTML(
			'beforeend',
			'<header style="position: sticky"></header>'
		);
		const header = document.querySelector( 'header' ) as HTMLElement;
		place( header, 0, 80, true );
		page.covers = ( y ) => ( y <= 80 ? [ header ] : [] );
		place( document.getElementById( 'item-b' ) as HTMLElement, 400, 200 );
		place( document.getElementById( 'cee' ) as HTMLElement, 900, 200 );
		button( 'item-b' ).click();
		await settled();
		expect( page.moves ).toEqual( [] );
		button( 'cee' ).click();
		await settled();
		expect( page.moves ).toEqual( [ 900 - 80 - 50 ] );
	} );

	it( 'moves nothing under reduced motion (ACC-5)', async () => {
		motion.reduced = true;
		await load();
		button( 'item-b' ).click();
		expect( page.animations ).toEqual( [] );
		expect( hidden( 'item-a' ) ).toBe( 'until-found' );
		button( 'item-a' ).click();
		expect( open() ).toEqual( [ 'item-a' ] );
	} );

	it( 'opens what the browser finds (ACC-7)', async () => {
		await load();
		panel( 'item-x' ).dispatchEvent(
			new Event( 'beforematch', { bubbles: true } )
		);
		panel( 'item-b' ).dispatchEvent(
			new Event( 'beforematch', { bubbles: true } )
		);
		expect( open() ).toEqual( [ 'item-b', 'item-x' ] );
		expect( hidden( 'item-b' ) ).toBeNull();
		expect( page.animations ).toEqual( [] );
	} );

	it( 'opens what an anchor names, and scrolls there (ACC-7)', async () => {
		motion.reduced = true;
		await load( 'in-x' );
		await settled();
		expect( open() ).toEqual( [ 'item-b', 'item-x' ] );
		expect( document.activeElement?.id ).toBe( 'in-x' );
		window.location.hash = 'cee';
		window.dispatchEvent( new Event( 'hashchange' ) );
		expect( open() ).toEqual( [ 'item-x', 'cee' ] );
		await settled();
		expect( document.activeElement ).toBe( button( 'cee' ) );
		expect( window.location.hash ).toBe( '#cee' );
	} );

	it( 'writes no address (ACC-7)', async () => {
		await load();
		button( 'item-b' ).click();
		expect( window.location.hash ).toBe( '' );
	} );

	it( 'follows the keyboard, and only plain keys (ACC-10)', async () => {
		await load();
		press( button( 'item-a' ), 'ArrowUp' );
		expect( document.activeElement ).toBe( button( 'cee' ) );
		press( button( 'cee' ), 'ArrowDown' );
		expect( document.activeElement ).toBe( button( 'item-a' ) );
		for ( const key of [ 'ctrlKey', 'altKey', 'metaKey' ] ) {
			press( button( 'item-a' ), 'End', { [ key ]: true } );
			expect( document.activeElement ).toBe( button( 'item-a' ) );
		}
		expect( open() ).toEqual( [ 'item-a' ] );
	} );

	it( 'keeps the focus when its panel closes (ACC-13)', async () => {
		await load();
		document.querySelector( 'a' )?.focus();
		button( 'item-b' ).click();
		expect( document.activeElement ).toBe( button( 'item-a' ) );
	} );

	it( 'does not disturb one inside it (ACC-14)', async () => {
		await load();
		button( 'item-b' ).click();
		page.finish();
		button( 'item-y' ).click();
		page.finish();
		expect( open() ).toEqual( [ 'item-b', 'item-y' ] );
		press( button( 'item-y' ), 'ArrowDown' );
		expect( document.activeElement ).toBe( button( 'item-x' ) );
	} );

	it( 'is mounted again without a second button', async () => {
		await load();
		const { innerHTML } = document.body;
		await loadView( innerHTML );
		expect( document.querySelectorAll( 'button' ) ).toHaveLength( 5 );
		button( 'item-b' ).click();
		expect( open() ).toEqual( [ 'item-b' ] );
	} );

	it( 'leaves broken markup as it is', async () => {
		await loadView(
			'<div id="care" data-brolga-module="brolga/accordion"><div id="a" data-brolga-item><p></p></div></div>'
		);
		expect( document.querySelector( 'button, [hidden]' ) ).toBeNull();
	} );
} );
