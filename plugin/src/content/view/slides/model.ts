/**
 * Everything there is to know about slides that move, without a page, a clock
 * or the library that animates them.
 */
import { SLIDER } from '@brolga/contracts';
import type { Action, Autoplay, Holds, State } from './types';

const to = ( state: State, index: number ): State =>
	! state.animating &&
	index !== state.active &&
	Number.isInteger( index ) &&
	index >= 0 &&
	index < state.count
		? { ...state, active: index, animating: true }
		: state;

/**
 * The state after an action. Moves wrap around; during an animation, to the
 * active slide or to one that does not exist there is none.
 *
 * @see SLIDER-1 SLIDER-2 SLIDER-3 SLIDER-4 SLIDER-5 SLIDER-6 SLIDER-7
 * @param state  The state before.
 * @param action What is asked for.
 */
export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'next':
			return to( state, ( state.active + 1 ) % state.count );
		case 'previous':
			return to(
				state,
				( state.active + state.count - 1 ) % state.count
			);
		case 'goto':
			return to( state, action.index );
		case 'animation-end':
			return { ...state, animating: false };
	}
}

/** What stands for "no speed given" in classes of old: never 10 ms. */
const NO_SPEED = 10;

/**
 * The slideshow speed: the owner's, else that of a class `speed-N`, else the
 * default.
 *
 * @see SLIDER-9 SLIDER-10
 * @param owners  The owner's milliseconds; 0 where there are none.
 * @param classes The slider's classes.
 */
export function speedOf( owners: number, classes: Iterable< string > ): number {
	const named = Array.from( classes, ( name ) =>
		name.startsWith( SLIDER.speedClassPrefix )
			? name.slice( SLIDER.speedClassPrefix.length )
			: ''
	)
		.filter( ( digits ) => /^\d{1,9}$/.test( digits ) )
		.map( Number );
	return (
		[ owners, ...named ].find(
			( speed ) => speed > 0 && speed !== NO_SPEED
		) ?? SLIDER.autoplayMs
	);
}

/**
 * How the owner set autoplay up.
 *
 * @see SLIDER-7 SLIDER-9 SLIDER-11
 * @param root           The module's root.
 * @param root.dataset
 * @param root.classList
 * @param total          How many slides there are.
 */
export const autoplayOf = (
	{ dataset, classList }: Pick< HTMLElement, 'dataset' | 'classList' >,
	total: number
): Autoplay => ( {
	on: 'brolgaAutoplay' in dataset && total > 1,
	speed: speedOf( Number( dataset.brolgaSpeed ), classList ),
	ignoreHover: 'brolgaIgnoreHover' in dataset,
} );

/**
 * Whether slides change by themselves now.
 *
 * @see SLIDER-11 SLIDER-16 SLIDER-17 SLIDER-20 SLIDER-27
 * @param autoplay How the owner set it up.
 * @param holds    What keeps it from moving on.
 */
export const isPlaying = ( autoplay: Autoplay, holds: Holds ): boolean =>
	autoplay.on &&
	! holds.paused &&
	! holds.focused &&
	! holds.unseen &&
	! holds.reduced &&
	( autoplay.ignoreHover || ! holds.hovered );

/**
 * What happens when a wait is over: another look in so many milliseconds, or
 * the next slide.
 *
 * @see SLIDER-9 SLIDER-12
 * @param autoplay How the owner set it up.
 * @param holds    What keeps it from moving on.
 * @return 0 where the next slide is due.
 */
export const recheckIn = ( autoplay: Autoplay, holds: Holds ): number =>
	isPlaying( autoplay, holds ) ? 0 : SLIDER.recheckMs;

/**
 * Whether a slide's video may play.
 *
 * @see SLIDER-14 SLIDER-16 SLIDER-20
 * @param holds What keeps slides from moving on.
 */
export const mayPlay = ( holds: Holds ): boolean =>
	! holds.paused && ! holds.unseen && ! holds.reduced;

/**
 * What a key means on the dots, or undefined where it means nothing.
 *
 * @param key   The event's key.
 * @param rtl   Whether the text runs from right to left.
 * @param count How many slides there are.
 */
export function actionOf(
	key: string,
	rtl: boolean,
	count: number
): Action | undefined {
	switch ( key ) {
		case 'ArrowLeft':
			return { type: rtl ? 'next' : 'previous' };
		case 'ArrowRight':
			return { type: rtl ? 'previous' : 'next' };
		case 'Home':
			return { type: 'goto', index: 0 };
		case 'End':
			return { type: 'goto', index: count - 1 };
	}
	return undefined;
}

/**
 * The first slide that is seen: the last group is whole, too, and may share some
 * with the one before.
 *
 * @see CAROUSEL-1 SLIDER-1
 * @param active  The group, from 0.
 * @param visible How many slides are seen at once.
 * @param total   How many there are.
 */
export const firstOf = (
	active: number,
	visible: number,
	total: number
): number => Math.max( 0, Math.min( active * visible, total - visible ) );

/**
 * The state in which a slide is seen, with nothing on its way: its group, and how
 * many groups there are to move through.
 *
 * @see CAROUSEL-7 CAROUSEL-9
 * @param slide   The slide, from 0.
 * @param visible How many slides are seen at once.
 * @param total   How many there are.
 */
export const stateAt = (
	slide: number,
	visible: number,
	total: number
): State => ( {
	active: Math.floor( slide / visible ),
	count: Math.max( 1, Math.ceil( total / visible ) ),
	animating: false,
} );
