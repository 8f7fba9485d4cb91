import type * as Runtime from '@brolga/runtime';
import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
} from '../../../../tests/support/view';

/** What the view asked of Swiper, which needs a layout that jsdom lacks. */
const mockMoves: [ index: number, duration: number ][] = [];

jest.mock( 'swiper', () => ( {
	Swiper: class {
		activeIndex = 0;
		params = {};
		slideTo( index: number, duration: number ): void {
			this.activeIndex = index;
			mockMoves.push( [ index, duration ] );
		}
		update(): void {}
		destroy(): void {}
	},
} ) );
jest.mock( 'swiper/modules', () => ( { EffectFade: 'fade' } ) );

const NEXT = '[data-brolga-go="next"]';
let inView: ReturnType< typeof fakeInView >;
let motion: ReturnType< typeof fakeMotion >;
let runtime: typeof Runtime;
let width = 1024;
let resized: () => void = () => undefined;

const root = ( id = 'work' ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;
const click = ( selector: string, id?: string ): void =>
	root( id ).querySelector< HTMLElement >( selector )?.click();
/** The items in sight, by their numbers. */
const shown = ( id = 'work' ): number[] =>
	[ ...root( id ).querySelectorAll( 'li:not([inert])' ) ].map( ( item ) =>
		Number( item.textContent?.replace( /\D/g, '' ) )
	);
const wait = ( ms: number ) => jest.advanceTimersByTimeAsync( ms );
const load = async ( html = markup( 'carousel' ) ) => {
	runtime = await loadView( html );
	inView( root(), true );
	await wait( 0 );
};

describe( 'the carousel of a fullwidth portfolio', () => {
	beforeAll( () => {
		inView = fakeInView();
		motion = fakeMotion();
		Object.defineProperty( HTMLElement.prototype, 'clientWidth', {
			get: () => width,
			configurable: true,
		} );
		window.ResizeObserver = class {
			constructor( tell: () => void ) {
				resized = tell;
			}
			observe(): void {}
			unobserve(): void {}
			disconnect(): void {
				resized = () => undefined;
			}
		} as unknown as typeof ResizeObserver;
	} );
	beforeEach( () => {
		jest.useFakeTimers();
		motion.reduced = false;
		width = 1024;
		mockMoves.length = 0;
	} );
	afterEach( () => {
		runtime.teardown( document.body );
		jest.useRealTimers();
	} );

	it( 'moves as many as its width has columns, around the ends, in 700 ms (PORT-7, PORT-8, PORT-10)', async () => {
		await load();
		expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
		click( NEXT );
		expect( shown() ).toEqual( [ 4, 5, 6, 7 ] );
		expect( mockMoves ).toEqual( [ [ 4, 700 ] ] );
		await wait( 699 );
		click( NEXT );
		expect( shown() ).toEqual( [ 4, 5, 6, 7 ] );
		await wait( 1 );
		click( NEXT );
		expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
		expect(
			root().querySelector( '[data-brolga-live]' )?.textContent
		).toBe( 'Items 1 to 4 of 7' );
	} );

	it( 'follows its own width (PORT-8)', async () => {
		await load();
		width = 479;
		resized();
		expect( shown() ).toEqual( [ 1 ] );
		width = 2000;
		resized();
		expect( shown() ).toEqual( [ 1, 2, 3, 4, 5 ] );
	} );

	it( 'rotates at the owner’s speed, not under the pointer, nor when paused (PORT-11)', async () => {
		await load();
		await wait( 2999 );
		expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
		await wait( 1 );
		expect( shown() ).toEqual( [ 4, 5, 6, 7 ] );
		root().dispatchEvent( new Event( 'pointerenter' ) );
		await wait( 20_000 );
		expect( shown() ).toEqual( [ 4, 5, 6, 7 ] );
		root().dispatchEvent( new Event( 'pointerleave' ) );
		click( '[data-brolga-pause]' );
		await wait( 20_000 );
		expect( shown() ).toEqual( [ 4, 5, 6, 7 ] );
		expect(
			root()
				.querySelector( '[data-brolga-pause]' )
				?.getAttribute( 'aria-label' )
		).toBe( 'Play' );
	} );

	it( 'neither rotates nor glides under reduced motion (PORT-10, PORT-11)', async () => {
		motion.reduced = true;
		await load();
		await wait( 60_000 );
		expect( shown() ).toEqual( [ 1, 2, 3, 4 ] );
		click( NEXT );
		expect( mockMoves ).toEqual( [ [ 4, 0 ] ] );
	} );

	it( 'is alone with its state', async () => {
		await load(
			markup( 'carousel' ) +
				markup( 'carousel' ).replaceAll( '"work"', '"other"' )
		);
		click( NEXT, 'other' );
		expect( [ shown(), shown( 'other' ) ] ).toEqual( [
			[ 1, 2, 3, 4 ],
			[ 4, 5, 6, 7 ],
		] );
	} );

	it( 'leaves a grid and broken markup as they are (PORT-7)', async () => {
		runtime = await loadView( markup( 'grid' ) );
		expect( 'brolgaReady' in root().dataset ).toBe( false );
		runtime = await loadView(
			'<div id="work" class="is-carousel" data-brolga-module="brolga/fullwidth-portfolio"></div>'
		);
		expect( 'brolgaReady' in root().dataset ).toBe( false );
	} );
} );
