import type * as Runtime from '@brolga/runtime';
import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
	press,
} from '../../../../tests/support/view';

jest.mock( 'swiper', () => ( {
	Swiper: class {
		activeIndex = 0;
		params = {};
		slideTo(): void {}
		destroy(): void {}
	},
} ) );
jest.mock( 'swiper/modules', () => ( { EffectFade: 'fade' } ) );

let runtime: typeof Runtime;
const root = (): HTMLElement =>
	document.getElementById( 'videos' ) as HTMLElement;
const active = (): string[] =>
	[ ...root().querySelectorAll( '[data-brolga-active]' ) ].map(
		( { id } ) => id
	);
const inert = (): string[] =>
	[ ...root().querySelectorAll( '[data-brolga-slide][inert]' ) ].map(
		( { id } ) => id
	);
const thumbnails = (): HTMLElement[] => [
	...root().querySelectorAll< HTMLElement >( '[data-brolga-dot]' ),
];
const video = (): HTMLVideoElement =>
	root().querySelector( 'video' ) as HTMLVideoElement;

describe( 'a video slider on the page', () => {
	const play = jest.fn( () => Promise.resolve() );
	const pause = jest.fn();
	const motion = fakeMotion();
	const inView = fakeInView();

	beforeAll( () => {
		HTMLMediaElement.prototype.play = play;
		HTMLMediaElement.prototype.pause = pause;
	} );
	beforeEach( async () => {
		jest.useFakeTimers();
		jest.clearAllMocks();
		motion.reduced = true;
		runtime = await loadView( markup( 'videos' ) );
	} );
	afterEach( () => {
		runtime.teardown( document.body );
		jest.useRealTimers();
	} );

	it( 'shows the video that is picked below, and makes the others inert (SLIDER-3, SLIDER-18, SLIDER-25)', () => {
		expect( active() ).toEqual( [ 'video-1' ] );
		thumbnails()[ 2 ]?.click();
		expect( active() ).toEqual( [ 'video-3' ] );
		expect( inert() ).toEqual( [ 'video-1', 'video-2' ] );
		expect(
			thumbnails().map( ( button ) =>
				button.getAttribute( 'aria-current' )
			)
		).toEqual( [ 'false', 'false', 'true' ] );
	} );

	it( 'goes around both ends, by buttons and keys (SLIDER-2, BLOCK-5)', () => {
		root()
			.querySelector< HTMLElement >( '[data-brolga-go="previous"]' )
			?.click();
		expect( active() ).toEqual( [ 'video-3' ] );
		thumbnails()[ 2 ]?.focus();
		press( thumbnails()[ 2 ] ?? null, 'ArrowRight' );
		expect( active() ).toEqual( [ 'video-1' ] );
		expect( document.activeElement ).toBe( thumbnails()[ 0 ] );
	} );

	it( 'says which video is shown (SLIDER-23)', () => {
		thumbnails()[ 1 ]?.click();
		expect(
			root().querySelector( '[data-brolga-live]' )?.textContent
		).toBe( '2 of 3 Pruning a mango' );
	} );

	it( 'starts no video by itself, neither in view nor picked (SLIDER-31)', async () => {
		motion.reduced = false;
		inView( root(), true );
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( active() ).toEqual( [ 'video-1' ] );
		thumbnails()[ 1 ]?.click();
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( active() ).toEqual( [ 'video-2' ] );
		expect( play ).not.toHaveBeenCalled();
		expect( root().querySelector( 'iframe' ) ).toBeNull();
	} );

	it( 'stops a video when its slide is left (SLIDER-13, SLIDER-31)', () => {
		thumbnails()[ 1 ]?.click();
		pause.mockClear();
		thumbnails()[ 0 ]?.click();
		expect( pause.mock.contexts ).toEqual( [ video() ] );
	} );

	it( 'stops an embed when its slide is left, and keeps it from starting again (SLIDER-13, SLIDER-31)', () => {
		const frame = document.createElement( 'iframe' );
		frame.src = 'https://www.youtube-nocookie.com/embed/a?autoplay=1&rel=0';
		document
			.querySelector( '#video-1 [data-brolga-stage]' )
			?.prepend( frame );
		thumbnails()[ 1 ]?.click();
		const left = root().querySelector( 'iframe' );
		expect( left ).not.toBe( frame );
		expect( left?.src ).toBe(
			'https://www.youtube-nocookie.com/embed/a?rel=0'
		);
	} );

	it( 'keeps the thumbnail of its video in sight (SLIDER-25)', () => {
		const row = root().querySelector( '[data-brolga-row]' ) as HTMLElement;
		const last = thumbnails()[ 2 ] as HTMLElement;
		const size = ( element: HTMLElement, name: string, value: number ) =>
			Object.defineProperty( element, name, { value } );
		size( row, 'clientWidth', 300 );
		size( last, 'offsetLeft', 400 );
		size( last, 'offsetWidth', 100 );
		last.click();
		expect( row.scrollLeft ).toBe( 300 );
	} );
} );
