/**
 * `@brolga/swiper`: the parts of Swiper that our blocks use, which views import
 * when they come into view.
 */
import { Swiper } from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/** How a block's slides look in Swiper. */
export type Look = Omit< SwiperOptions, 'on' > & { readonly fades?: boolean };

/** What is done to slides that Swiper moves. */
export interface Mover {
	/** Moves to a group, unless it is there; nobody swipes until it is unlocked. */
	readonly goTo: ( group: number ) => void;
	readonly unlock: () => void;
	readonly resize: ( visible: number, group: number ) => void;
}

/**
 * Lets Swiper move slides.
 *
 * @param viewport What they are seen through.
 * @param look     How they look.
 * @param visible  How many are seen at once.
 * @param group    Which of them are seen first.
 * @param duration How long a move takes now, in milliseconds.
 * @param swiped   A visitor moves on to a group.
 * @param signal   Ends it.
 */
export function startMover(
	viewport: HTMLElement,
	{ fades, ...look }: Look,
	visible: number,
	group: number,
	duration: () => number,
	swiped: ( group: number ) => void,
	signal: AbortSignal
): Mover {
	let size = visible;
	// At the end it may name the last slide instead of the last group's first.
	const current = (): number => Math.floor( swiper.activeIndex / size );
	const swiper = new Swiper( viewport, {
		initialSlide: group * size,
		rewind: true,
		// Else a slow finger could not go around the ends.
		longSwipesRatio: 0.2,
		// A mouse selects text; fingers and pens swipe.
		simulateTouch: false,
		modules: fades ? [ EffectFade ] : [],
		effect: fades ? 'fade' : 'slide',
		fadeEffect: { crossFade: true },
		...look,
		on: {
			// A visitor may ask for less motion at any time.
			touchStart: () => {
				swiper.params.speed = duration();
			},
			// It tells of the slide that it begins with, too.
			transitionStart: ( { initialized } ) => {
				if ( initialized ) {
					swiped( current() );
				}
			},
		},
	} );
	signal.addEventListener( 'abort', () => swiper.destroy() );
	return {
		goTo: ( to ) => {
			swiper.allowTouchMove = false;
			if ( current() !== to ) {
				swiper.slideTo( to * size, duration() );
			}
		},
		unlock: () => {
			swiper.allowTouchMove = true;
		},
		resize: ( count, to ) => {
			size = count;
			Object.assign( swiper.params, {
				slidesPerView: count,
				slidesPerGroup: count,
			} );
			swiper.update();
			swiper.slideTo( to * count, 0 );
		},
	};
}
