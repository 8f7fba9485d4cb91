import type * as Runtime from '@brolga/runtime';
import {
	fakeInView,
	fakeMotion,
	loadView,
	markup,
	press,
} from '../../../../tests/support/view';

/** What the view asked of Swiper, which needs a layout that jsdom lacks. */
class MockSwiper {
	static readonly all: MockSwiper[] = [];
	activeIndex: number;
	allowTouchMove = true;
	readonly initialized = true;
	destroyed = false;
	readonly moves: [ index: number, duration: number ][] = [];
	readonly params: { speed: number };

	constructor(
		readonly element: HTMLElement,
		readonly options: {
			effect: string;
			modules: unknown[];
			speed: number;
			initialSlide: number;
			on: { transitionStart: ( swiper: MockSwiper ) => void };
		}
	) {
		this.activeIndex = options.initialSlide;
		this.params = { speed: options.speed };
		MockSwiper.all.push( this );
	}
	slideTo( index: number, duration: number ): void {
		this.activeIndex = index;
		this.moves.push( [ index, duration ] );
		this.options.on.transitionStart( this );
	}
	/** What a finger does. */
	swipeTo( index: number ): void {
		this.activeIndex = index;
		this.options.on.transitionStart( this );
	}
	destroy(): void {
		this.destroyed = true;
	}
}

jest.mock( 'swiper', () => ( { Swiper: MockSwiper } ) );
jest.mock( 'swiper/modules', () => ( { EffectFade: 'fade' } ) );

/**
 * A slider as the server prints it, with words and more on its slides.
 *
 * @param name   The file of its markup.
 * @param slides What the slides hold besides.
 * @param id     What it is called in the place of `hero`.
 */
const slider = (
	name = 'slider',
	slides: readonly string[] = [],
	id = 'hero'
): string => {
	const page = document.createElement( 'template' );
	page.innerHTML = markup( name ).replaceAll( 'hero', id );
	page.content
		.querySelectorAll( '.wp-block-brolga-slide__content' )
		.forEach( ( content, index ) => {
			content.innerHTML = `<h2>Slide ${ index + 1 }</h2>${
				slides[ index ] ?? ''
			}`;
		} );
	return page.innerHTML;
};

let inView: ReturnType< typeof fakeInView >;
let motion: ReturnType< typeof fakeMotion >;
let runtime: typeof Runtime;

const load = async ( html: string ): Promise< void > => {
	runtime = await loadView( html );
};
const root = ( id = 'hero' ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;
const part = ( selector: string, id?: string ): HTMLElement =>
	root( id ).querySelector( selector ) as HTMLElement;
const dots = (): HTMLElement[] => [
	...root().querySelectorAll< HTMLElement >( '[data-brolga-dot]' ),
];
const scroll = async ( isIntersecting: boolean, id?: string ) => {
	inView( root( id ), isIntersecting );
	await jest.advanceTimersByTimeAsync( 0 );
};
const active = ( id = 'hero' ): string[] =>
	[ ...root( id ).querySelectorAll( '[data-brolga-active]' ) ].map(
		( element ) => element.id
	);
const click = ( selector: string, id?: string ): void =>
	part( selector, id ).click();
const NEXT = '[data-brolga-go="next"]';
const send = ( type: string ): boolean =>
	root().dispatchEvent( new Event( type ) );
const swiper = (): MockSwiper => {
	const [ last ] = MockSwiper.all.slice( -1 );
	if ( ! last ) {
		throw new Error( 'Swiper was never started.' );
	}
	return last;
};

describe( 'a slider on the page', () => {
	const play = jest.fn( () => Promise.resolve() );
	const pause = jest.fn();

	beforeAll( () => {
		HTMLMediaElement.prototype.play = play;
		HTMLMediaElement.prototype.pause = pause;
		inView = fakeInView();
		motion = fakeMotion();
	} );
	beforeEach( () => {
		jest.useFakeTimers();
		motion.reduced = false;
		MockSwiper.all.length = 0;
		jest.clearAllMocks();
	} );
	afterEach( () => {
		runtime.teardown( document.body );
		jest.useRealTimers();
	} );

	it( 'fetches Swiper when it comes into view, and not before (SLIDER-22)', async () => {
		await load( slider() );
		await scroll( false );
		await jest.advanceTimersByTimeAsync( 60_000 );
		expect( MockSwiper.all ).toHaveLength( 0 );
		await scroll( true );
		expect( MockSwiper.all ).toHaveLength( 1 );
		expect( swiper().options.modules ).toEqual( [ 'fade' ] );
		await scroll( false );
		await scroll( true );
		expect( MockSwiper.all ).toHaveLength( 1 );
	} );

	it( 'shows one slide and makes the others inert (SLIDER-1, SLIDER-18)', async () => {
		await load( slider() );
		click( NEXT );
		expect( active() ).toEqual( [ 'hero-2' ] );
		expect(
			[ ...root().querySelectorAll( '[inert]' ) ].map( ( { id } ) => id )
		).toEqual( [ 'hero-1', 'hero-3' ] );
		expect(
			dots().map( ( dot ) => dot.getAttribute( 'aria-current' ) )
		).toEqual( [ 'false', 'true', 'false' ] );
	} );

	it( 'takes the light or dark of its active slide (SLIDER-15)', async () => {
		await load( slider() );
		expect( root().classList.contains( 'is-dark' ) ).toBe( true );
		click( NEXT );
		expect( root().classList.contains( 'is-light' ) ).toBe( true );
		expect( root().classList.contains( 'is-dark' ) ).toBe( false );
	} );

	it.each( [
		[ 'slider', 500 ],
		[ 'full', 700 ],
	] )(
		'has Swiper go where the model is, and no faster (%p: %d ms) (SLIDER-5, SLIDER-8)',
		async ( name, duration ) => {
			await load( slider( name ) );
			await scroll( true );
			click( NEXT );
			expect( swiper().moves ).toEqual( [ [ 1, duration ] ] );
			expect( swiper().allowTouchMove ).toBe( false );
			await jest.advanceTimersByTimeAsync( duration - 1 );
			click( NEXT );
			expect( active() ).toEqual( [ 'hero-2' ] );
			await jest.advanceTimersByTimeAsync( 1 );
			expect( swiper().allowTouchMove ).toBe( true );
			click( NEXT );
			expect( active() ).toEqual( [ 'hero-3' ] );
		}
	);

	it( 'follows a swipe', async () => {
		await load( slider() );
		await scroll( true );
		swiper().swipeTo( 2 );
		expect( active() ).toEqual( [ 'hero-3' ] );
		expect( swiper().moves ).toEqual( [] );
	} );

	it( 'starts Swiper where the visitor already is', async () => {
		await load( slider() );
		dots()[ 2 ]?.click();
		await scroll( true );
		expect( swiper().options.initialSlide ).toBe( 2 );
	} );

	it( 'changes slides without Swiper, too (SLIDER-3)', async () => {
		await load( slider() );
		dots()[ 2 ]?.click();
		expect( active() ).toEqual( [ 'hero-3' ] );
	} );

	it( 'moves with the arrow keys on its dots, and takes the focus along (BLOCK-5)', async () => {
		await load( slider() );
		dots()[ 0 ]?.focus();
		press( document.activeElement, 'ArrowRight' );
		expect( active() ).toEqual( [ 'hero-2' ] );
		expect( document.activeElement ).toBe( dots()[ 1 ] );
		await jest.advanceTimersByTimeAsync( 500 );
		press( document.activeElement, 'ArrowRight', { altKey: true } );
		part( NEXT ).focus();
		press( document.activeElement, 'ArrowRight' );
		expect( active() ).toEqual( [ 'hero-2' ] );
	} );

	it( 'opens the slide that holds the target of an anchor', async () => {
		window.location.hash = '#deep';
		await load( slider( 'slider', [ '', '<p id="deep"></p>' ] ) );
		expect( active() ).toEqual( [ 'hero-2' ] );
		window.location.hash = '';
	} );

	it( 'is alone with its state (SLIDER-28)', async () => {
		await load( slider() + slider( 'slider', [], 'other' ) );
		click( NEXT );
		expect( [ active(), active( 'other' ) ] ).toEqual( [
			[ 'hero-2' ],
			[ 'other-1' ],
		] );
	} );

	it( 'leaves a slider inside a slide alone', async () => {
		await load( slider( 'slider', [ slider( 'slider', [], 'inner' ) ] ) );
		click( '[data-brolga-viewport] [data-brolga-go="next"]' );
		expect( active() ).toEqual( [ 'hero-1', 'inner-2' ] );
	} );

	it( 'does nothing more once it is taken down (SITE-5)', async () => {
		await load( slider( 'playing' ) );
		await scroll( true );
		runtime.teardown( root() );
		await jest.advanceTimersByTimeAsync( 60_000 );
		click( NEXT );
		expect( active() ).toEqual( [ 'hero-1' ] );
		expect( swiper().destroyed ).toBe( true );
	} );

	describe( 'that plays by itself', () => {
		const start = async ( name = 'playing' ): Promise< void > => {
			await load( slider( name ) );
			await scroll( true );
		};
		const after = async ( ms: number ): Promise< string | undefined > => {
			await jest.advanceTimersByTimeAsync( ms );
			return active()[ 0 ];
		};

		it( 'waits for its speed between slides (SLIDER-9, SLIDER-10)', async () => {
			await start();
			expect( await after( 2999 ) ).toBe( 'hero-1' );
			expect( await after( 1 ) ).toBe( 'hero-2' );
			expect( await after( 3000 ) ).toBe( 'hero-3' );
			expect( await after( 3000 ) ).toBe( 'hero-1' );
		} );

		it( 'does not begin before it is seen (SLIDER-27)', async () => {
			await load( slider( 'playing' ) );
			expect( await after( 60_000 ) ).toBe( 'hero-1' );
		} );

		it( 'waits anew after a visitor’s pick, even of the same slide (SLIDER-4)', async () => {
			await start();
			await after( 2000 );
			dots()[ 0 ]?.click();
			expect( await after( 2999 ) ).toBe( 'hero-1' );
			expect( await after( 1 ) ).toBe( 'hero-2' );
		} );

		it( 'goes on waiting where a swipe falls back to its slide', async () => {
			await start();
			await after( 2000 );
			swiper().slideTo( 0, 0 );
			expect( await after( 1000 ) ).toBe( 'hero-2' );
		} );

		it( 'shows its wait on the active dot, for as long as it takes', async () => {
			await start();
			const line = part( '[data-brolga-progress]' );
			expect( line.parentElement ).toBe( dots()[ 0 ] );
			expect( line.style.animationDuration ).toBe( '3000ms' );
			await after( 3000 );
			expect( line.parentElement ).toBe( dots()[ 1 ] );
		} );

		it( 'stops under the pointer and looks again every two seconds (SLIDER-11, SLIDER-12)', async () => {
			await start();
			send( 'pointerenter' );
			expect( await after( 6000 ) ).toBe( 'hero-1' );
			send( 'pointerleave' );
			expect( await after( 999 ) ).toBe( 'hero-1' );
			expect( await after( 1 ) ).toBe( 'hero-2' );
		} );

		it( 'goes on under the pointer where the owner says so (SLIDER-11)', async () => {
			await start( 'playing-under-pointer' );
			send( 'pointerenter' );
			expect( await after( 3000 ) ).toBe( 'hero-2' );
		} );

		it( 'stops while keyboard focus is inside (SLIDER-17)', async () => {
			await start();
			part( NEXT ).focus();
			expect( await after( 9000 ) ).toBe( 'hero-1' );
			part( NEXT ).blur();
			expect( await after( 2000 ) ).toBe( 'hero-2' );
		} );

		it( 'stops while the page is hidden, or the slider is (SLIDER-27)', async () => {
			await start();
			const hidden = jest
				.spyOn( document, 'hidden', 'get' )
				.mockReturnValue( true );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
			expect( await after( 9000 ) ).toBe( 'hero-1' );
			hidden.mockRestore();
			document.dispatchEvent( new Event( 'visibilitychange' ) );
			await scroll( false );
			expect( await after( 9000 ) ).toBe( 'hero-1' );
			await scroll( true );
			expect( await after( 2000 ) ).toBe( 'hero-2' );
		} );

		it( 'is paused and started by its button, whose name tells (SLIDER-16)', async () => {
			await start();
			const button = part( '[data-brolga-pause]' );
			button.click();
			expect( button.getAttribute( 'aria-label' ) ).toBe( 'Play' );
			expect( 'brolgaPaused' in root().dataset ).toBe( true );
			expect( await after( 9000 ) ).toBe( 'hero-1' );
			button.click();
			expect( button.getAttribute( 'aria-label' ) ).toBe( 'Pause' );
			expect( await after( 2999 ) ).toBe( 'hero-1' );
			expect( await after( 1 ) ).toBe( 'hero-2' );
		} );

		it( 'speaks only while it stands (SLIDER-23)', async () => {
			await start();
			const live = part( '[data-brolga-live]' );
			expect( live.getAttribute( 'aria-live' ) ).toBe( 'off' );
			click( '[data-brolga-pause]' );
			expect( live.getAttribute( 'aria-live' ) ).toBe( 'polite' );
			click( NEXT );
			expect( live.textContent ).toBe( '2 of 3 Slide 2' );
		} );

		it( 'does not under reduced motion, and changes at once (SLIDER-20)', async () => {
			motion.reduced = true;
			await start();
			expect( await after( 60_000 ) ).toBe( 'hero-1' );
			click( NEXT );
			click( NEXT );
			expect( active() ).toEqual( [ 'hero-3' ] );
			expect( swiper().moves ).toEqual( [
				[ 1, 0 ],
				[ 2, 0 ],
			] );
		} );

		it( 'never moves with one slide, nor fetches Swiper (SLIDER-7)', async () => {
			await load( slider( 'one' ) );
			await scroll( true );
			expect( await after( 60_000 ) ).toBe( 'hero-1' );
			expect( MockSwiper.all ).toHaveLength( 0 );
		} );
	} );

	describe( 'with videos', () => {
		const videos = ( mock: jest.Mock ): unknown[] =>
			mock.mock.contexts.map(
				( video ) => ( video as Element ).closest( '[id]' )?.id
			);

		it( 'stops those of the slide that is left and plays those of the next (SLIDER-13, SLIDER-14)', async () => {
			await load(
				slider( 'videos', [ '<video class="own" autoplay></video>' ] )
			);
			await scroll( true );
			jest.clearAllMocks();
			click( NEXT );
			expect( videos( pause ) ).toContain( 'hero-1' );
			expect( part( '#hero-1 .own' ).hasAttribute( 'autoplay' ) ).toBe(
				false
			);
			expect( videos( play ) ).toEqual( [ 'hero-2' ] );
		} );

		it( 'plays a background video only while it is seen and not paused (SLIDER-14, SLIDER-16)', async () => {
			await load( slider( 'videos' ) );
			expect( play ).not.toHaveBeenCalled();
			await scroll( true );
			expect( videos( play ) ).toEqual( [ 'hero-1' ] );
			pause.mockClear();
			click( '[data-brolga-pause]' );
			expect( videos( pause ) ).toEqual( [ 'hero-1' ] );
		} );

		it( 'plays none under reduced motion (SLIDER-20)', async () => {
			motion.reduced = true;
			await load( slider( 'videos' ) );
			await scroll( true );
			click( NEXT );
			expect( play ).not.toHaveBeenCalled();
		} );

		it( 'starts embeds anew without their autoplay, at no step of the history (SLIDER-13)', async () => {
			const src = 'https://video.example/embed/1?autoplay=1&rel=0';
			await load(
				slider( 'slider', [ `<iframe src="${ src }"></iframe>` ] )
			);
			const frame = part( '#hero-1 iframe' );
			click( NEXT );
			const fresh = part( '#hero-1 iframe' ) as HTMLIFrameElement;
			expect( fresh ).not.toBe( frame );
			expect( fresh.src ).toBe( 'https://video.example/embed/1?rel=0' );
		} );

		it( 'lets no slide play that is not active (SLIDER-13)', async () => {
			const frame = ( query: string ): string =>
				`<iframe src="https://video.example/1${ query }"></iframe>`;
			await load(
				slider( 'slider', [
					frame( '?autoplay=1' ),
					frame( '?autoplay=1' ),
				] )
			);
			expect(
				[ ...document.querySelectorAll( 'iframe' ) ].map(
					( { src } ) => src
				)
			).toEqual( [
				'https://video.example/1?autoplay=1',
				'https://video.example/1',
			] );
		} );
	} );
} );
