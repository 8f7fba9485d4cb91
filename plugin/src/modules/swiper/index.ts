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
	/** The group that it shows or moves to. */
	readonly group: () => number;
	readonly goTo: ( group: number, duration: number ) => void;
	readonly lock: ( locked: boolean ) => void;
	readonly setSpeed: ( duration: number ) => void;
	readonly resize: ( visible: number, group: number ) => void;
	readonly destroy: () => void;
}

/**
 * Lets Swiper move slides.
 *
 * @param viewport What they are seen through.
 * @param look     How they look.
 * @param visible  How many are seen at once.
 * @param group    Which of them are seen first.
 * @param swiped   A visitor moves on to a group.
 */
export function startMover(
	viewport: HTMLElement,
	{ fades, ...look }: Look,
	visible: number,
	group: number,
	swiped: ( group: number ) => void
): Mover {
	let size = visible;
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
		on: { transitionStart: () => swiped( mover.group() ) },
	} );
	const mover: Mover = {
		// At the end it may name the last slide instead of the last group's first.
		group: () => Math.floor( swiper.activeIndex / size ),
		goTo: ( to, duration ) => {
			swiper.slideTo( to * size, duration );
		},
		lock: ( locked ) => {
			swiper.allowTouchMove = ! locked;
		},
		setSpeed: ( duration ) => {
			swiper.params.speed = duration;
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
		destroy: () => {
			swiper.destroy();
		},
	};
	return mover;
}
