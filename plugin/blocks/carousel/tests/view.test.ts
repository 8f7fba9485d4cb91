import type * as Runtime from '@brolga/runtime';
import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
} from '../../../../tests/support/view';

/** What the view asked of Swiper, which needs a layout that jsdom lacks. */
class MockSwiper {
	static readonly all: MockSwiper[] = [];
	activeIndex = 0;
	allowTouchMove = true;
	readonly initialized = true;
	readonly moves: [ index: number, duration: number ][] = [];
	readonly params: Record< string, unknown > = {};

	constructor(
		readonly element: HTMLElement,
		readonly options: {
			slidesPerView: number;
			slidesPerGroup: number;
			initialSlide: number;
			on: {
				touchStart: () => void;
				transitionStart: ( swiper: MockSwiper ) => void;
			};
		}
	) {
		this.activeIndex = options.initialSlide;
		MockSwiper.all.push( this );
	}
	slideTo( index: number, duration: number ): void {
		this.activeIndex = index;
		this.moves.push( [ index, duration ] );
		this.options.on.transitionStart( this );
	}
	/** What a finger does; at the end Swiper names the last item. */
	swipeTo( index: number ): void {
		this.activeIndex = index;
		this.options.on.transitionStart( this );
	}
	update(): void {}
	destroy(): void {}
}

jest.mock( 'swiper', () => ( { Swiper: MockSwiper } ) );
jest.mock( 'swiper/modules', () => ( { EffectFade: 'fade' } ) );

const NEXT = '[data-brolga-go="next"]';
const PREVIOUS = '[data-brolga-go="previous"]';
let inView: ReturnType< typeof fakeInView >;
let motion: ReturnType< typeof fakeMotion >;
let runtime: typeof Runtime;

const root = ( id = 'plants' ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;
const part = ( selector: string, id?: string ): HTMLElement =>
	root( id ).querySelector( selector ) as HTMLElement;
const click = ( selector: string, id?: string ): void =>
	part( selector, id ).click();
/** The items in sight, by their numbers. */
const shown = ( id = 'plants' ): number[] =>
	[
		...root( id ).querySelectorAll( '[data-brolga-slide]:not([inert])' ),
	].map( ( item ) => Number( item.id.replace( /\D/g, '' ) ) );
const width = ( pixels: number ): void => {
	window.innerWidth = pixels;
	window.dispatchEvent( new Event( 'resize' ) );
};
const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );
const load = async ( name = 'seven', html = markup( name ) ) => {
	runtime = await loadView( html );
	inView( root(), true );
	await wait( 0 );
};
const swiper = (): MockSwiper => {
	const [ last ] = MockSwiper.all.slice( -1 );
	if ( ! last ) {
		throw new Error( 'Swiper was never started.' );
	}
	return last;
};

describe( 'a carousel on the page', () => {
	beforeAll( () => {
		inView = fakeInView();
		motion = fakeMotion();
	} );
	beforeEach( () => {
		jest.useFakeTimers();
		motion.reduced = false;
		MockSwiper.all.length = 0;
		window.innerWidth = 1280;
	} );
	afterEach( () => {
		runtime.teardown( document.body );
		jest.useRealTimers();
	} );

	it( 'moves by groups, around both ends, the last one whole (CAROUSEL-1, CAROUSEL-8, CAROUSEL-12)', async () => {
		await load();
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
		click( NEXT );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		await wait( 999 );
		click( NEXT );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		await wait( 1 );
		click( NEXT );
		expect( shown() ).toEqual( [ 5, 6, 7 ] );
		await wait( 1000 );
		click( NEXT );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
		await wait( 1000 );
		click( PREVIOUS );
		expect( shown() ).toEqual( [ 5, 6, 7 ] );
		expect( swiper().moves ).toEqual( [
			[ 3, 1000 ],
			[ 6, 1000 ],
			[ 0, 1000 ],
			[ 6, 1000 ],
		] );
	} );

	it( 'follows a swipe, to the end too', async () => {
		await load();
		swiper().swipeTo( 3 );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		await wait( 1000 );
		swiper().swipeTo( 6 );
		expect( shown() ).toEqual( [ 5, 6, 7 ] );
		expect( swiper().moves ).toEqual( [] );
	} );

	it( 'has a swipe take as long as a move does when it begins (CAROUSEL-8, CAROUSEL-17)', async () => {
		await load();
		const begin = (): unknown => {
			swiper().options.on.touchStart();
			return swiper().params.speed;
		};
		expect( begin() ).toBe( 1000 );
		motion.change( true );
		expect( begin() ).toBe( 0 );
	} );

	it( 'says which items are in sight (CAROUSEL-14)', async () => {
		await load();
		click( NEXT );
		expect( part( '[data-brolga-live]' ).textContent ).toBe(
			'Items 4 to 6 of 7'
		);
	} );

	it( 'keeps the first item in sight when the window changes (CAROUSEL-7, CAROUSEL-15)', async () => {
		await load();
		click( NEXT );
		width( 400 );
		await wait( 149 );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		await wait( 1 );
		expect( shown() ).toEqual( [ 4 ] );
		expect( swiper().params ).toMatchObject( {
			slidesPerView: 1,
			slidesPerGroup: 1,
		} );
		expect( swiper().moves.at( -1 ) ).toEqual( [ 3, 0 ] );
		width( 900 );
		await wait( 150 );
		expect( shown() ).toEqual( [ 3, 4 ] );
	} );

	it( 'stands where all items are visible, without Swiper, until they are not (CAROUSEL-9)', async () => {
		await load( 'three' );
		expect( 'brolgaStill' in root().dataset ).toBe( true );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
		click( NEXT );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
		expect( MockSwiper.all ).toHaveLength( 0 );
		width( 400 );
		await wait( 150 );
		expect( 'brolgaStill' in root().dataset ).toBe( false );
		expect( shown() ).toEqual( [ 1 ] );
		expect( MockSwiper.all ).toHaveLength( 1 );
	} );

	it( 'takes its number from its column where the owner named none (CAROUSEL-3, CAROUSEL-4, DEVICE-6)', async () => {
		await load( 'by-rule' );
		expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
		runtime.teardown( document.body );
		await load(
			'by-rule',
			`<div><div class="wp-block-column" style="flex-basis:20%">${ markup(
				'by-rule'
			) }</div></div>`
		);
		expect( shown() ).toEqual( [ 1, 2 ] );
	} );

	it( 'makes items out of sight inert, and loses no focus with them (CAROUSEL-10)', async () => {
		await load();
		part( '#plants-1' ).innerHTML = '<a href="#plants">More</a>';
		part( '#plants-1 a' ).focus();
		click( NEXT );
		expect( part( '#plants-1' ).hasAttribute( 'inert' ) ).toBe( true );
		expect( document.activeElement ).toBe(
			part( '[data-brolga-viewport]' )
		);
	} );

	it( 'opens the group that holds the target of an anchor', async () => {
		window.location.hash = '#plants-5';
		await load();
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		window.location.hash = '';
	} );

	it( 'rotates every seven seconds, not under the pointer, nor when paused (CAROUSEL-2, CAROUSEL-11)', async () => {
		await load( 'playing' );
		await wait( 6999 );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
		await wait( 1 );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		root().dispatchEvent( new Event( 'pointerenter' ) );
		await wait( 20_000 );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
		root().dispatchEvent( new Event( 'pointerleave' ) );
		click( '[data-brolga-pause]' );
		await wait( 20_000 );
		expect( shown() ).toEqual( [ 4, 5, 6 ] );
	} );

	it( 'does not rotate by itself unless the owner says so (CAROUSEL-11)', async () => {
		await load();
		await wait( 60_000 );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
	} );

	it( 'neither rotates nor glides under reduced motion (CAROUSEL-17)', async () => {
		motion.reduced = true;
		await load( 'playing' );
		await wait( 60_000 );
		expect( shown() ).toEqual( [ 1, 2, 3 ] );
		click( NEXT );
		expect( swiper().moves ).toEqual( [ [ 3, 0 ] ] );
	} );

	it( 'is alone with its state', async () => {
		await load(
			'seven',
			markup( 'seven' ) +
				markup( 'seven' ).replaceAll( 'plants', 'other' )
		);
		click( NEXT, 'other' );
		expect( [ shown(), shown( 'other' ) ] ).toEqual( [
			[ 1, 2, 3 ],
			[ 4, 5, 6 ],
		] );
	} );
} );
