/**
 * Moves a row of slides that the server printed. The model says which slide, or
 * group of them, is active; Swiper, once it is there, animates the way to it and
 * brings swipes. Without it slides change at once.
 */
import { hash, motion } from '@brolga/runtime';
import { watchAttention } from './attention';
import { followBar } from './bar';
import {
	autoplayOf,
	firstOf,
	groupsOf,
	isPlaying,
	mayPlay,
	recheckIn,
	reduce,
} from './model';
import { ownParts } from './parts';
import type { Look, Mover } from '../modules/swiper';
import type { Action, Holds, State, Timer } from './types';

/** What is a block's own about its slides. */
export interface Cast {
	readonly viewport: HTMLElement;
	readonly slides: readonly HTMLElement[];
	/** How many are seen at once. Default: 1. */
	readonly visible?: number;
	/** How long a change takes, in milliseconds. */
	readonly duration: ( reduced: boolean ) => number;
	/** How Swiper is to show them. */
	readonly look: () => Look;
	/** What a screen reader says after a change. */
	readonly words: ( shown: readonly HTMLElement[] ) => string;
	/** Slides were left. */
	readonly onLeave?: ( left: readonly HTMLElement[] ) => void;
	/** Other slides are shown now. */
	readonly onShow?: (
		shown: readonly HTMLElement[],
		visible: number
	) => void;
	/** What may play has to be looked at. */
	readonly onPlay?: (
		shown: readonly HTMLElement[],
		mayPlay: boolean,
		changed: boolean
	) => void;
}

/** What a block can do to its slides once they stand. */
export interface Show {
	/** Which of them are seen. */
	readonly active: () => number;
	/** Has others seen, and more or fewer at once. */
	readonly recast: ( state: State, visible: number ) => void;
}

/** Marks the slides that are seen and those that leave; who is not seen cannot be reached. */
const turnTo = (
	slides: readonly HTMLElement[],
	shown: readonly HTMLElement[],
	leaving: readonly HTMLElement[]
): void =>
	slides.forEach( ( slide ) => {
		const isShown = shown.includes( slide );
		slide.toggleAttribute( 'data-brolga-active', isShown );
		slide.toggleAttribute(
			'data-brolga-leaving',
			leaving.includes( slide )
		);
		slide.toggleAttribute( 'inert', ! isShown );
	} );

/** Marks the dot of the group that is seen. */
const point = ( dots: readonly HTMLElement[], active: number ): void =>
	dots.forEach( ( dot, index ) =>
		dot.setAttribute( 'aria-current', String( index === active ) )
	);

/**
 * Starts a show of slides.
 *
 * @param root   The module's root, with `data-brolga-controls` and `-live` in it.
 * @param cast   What is the block's own.
 * @param signal Ends it.
 */
export function startShow(
	root: HTMLElement,
	cast: Cast,
	signal: AbortSignal
): Show {
	const { viewport, slides } = cast;
	const [ bar ] = ownParts( root, ':scope > [data-brolga-controls]' );
	const dots = ownParts( bar, '[data-brolga-dot]' );
	const [ line ] = ownParts( bar, '[data-brolga-progress]' );
	const [ live ] = ownParts( root, ':scope > [data-brolga-live]' );
	const autoplay = autoplayOf( root, slides.length );
	let visible = cast.visible ?? 1;
	let state: State = {
		active: 0,
		count: groupsOf( visible, slides.length ),
		animating: false,
	};
	let holds: Holds = {
		paused: false,
		hovered: false,
		focused: false,
		unseen: true,
		reduced: motion.reduced(),
	};
	let mover: Mover | undefined;
	let started = false;
	let loading = false;
	let waiting: Timer | undefined;
	let animation: Timer | undefined;

	const duration = (): number => cast.duration( holds.reduced );
	const shown = (): readonly HTMLElement[] => {
		const first = firstOf( state.active, visible, slides.length );
		return slides.slice( first, first + visible );
	};
	const video = ( changed: boolean ): void =>
		cast.onPlay?.( shown(), mayPlay( holds ), changed );
	const paint = ( leaving: readonly HTMLElement[] = [] ): void => {
		turnTo( slides, shown(), leaving );
		point( dots, state.active );
		cast.onShow?.( shown(), visible );
	};
	/** Waits for the whole slideshow speed from now on. */
	const restart = (): void => {
		if ( ! autoplay.on || ! started ) {
			return;
		}
		clearTimeout( waiting );
		waiting = setTimeout( look, autoplay.speed );
		if ( line ) {
			// An element that is put in anew starts its animation anew.
			( dots[ state.active ] ?? bar )?.append( line );
		}
	};
	const look = (): void => {
		const wait = recheckIn( autoplay, holds );
		if ( wait ) {
			waiting = setTimeout( look, wait );
		} else {
			act( { type: 'next' } );
		}
	};
	const act = ( action: Action ): void => {
		const { active } = state;
		const before = shown();
		state = reduce( state, action );
		if ( state.active !== active ) {
			change( before );
		}
		restart();
	};
	const change = ( before: readonly HTMLElement[] ): void => {
		const now = shown();
		const left = before.filter( ( slide ) => ! now.includes( slide ) );
		cast.onLeave?.( left );
		paint( left );
		video( true );
		if ( live ) {
			live.textContent = cast.words( now );
		}
		mover?.goTo( state.active, duration() );
		// Our own clock: a hidden page may never tell of a transition's end.
		clearTimeout( animation );
		if ( duration() > 0 ) {
			animation = setTimeout( settle, duration() );
		} else {
			settle();
		}
	};
	const settle = (): void => {
		state = reduce( state, { type: 'animation-end' } );
		paint();
		mover?.unlock();
	};
	const load = async (): Promise< void > => {
		const { startMover } = await import(
			/* webpackIgnore: true */ '@brolga/swiper'
		);
		if ( ! signal.aborted ) {
			mover = startMover(
				viewport,
				{ speed: duration(), ...cast.look() },
				visible,
				state.active,
				// Of our own moves the model knows already.
				( index ) =>
					index !== state.active && act( { type: 'goto', index } ),
				signal
			);
		}
	};
	/** Fetches Swiper once there is something to move, and it is seen. */
	const loadOnce = (): void => {
		if ( started && ! loading && state.count > 1 ) {
			loading = true;
			load().catch( console.error );
		}
	};
	const hold = ( now: Partial< Holds > ): void => {
		holds = { ...holds, ...now };
		const playing = isPlaying( autoplay, holds );
		root.toggleAttribute( 'data-brolga-held', autoplay.on && ! playing );
		root.toggleAttribute( 'data-brolga-paused', holds.paused );
		live?.setAttribute( 'aria-live', playing ? 'off' : 'polite' );
		video( false );
		mover?.setSpeed( duration() );
		if ( ! started && ! holds.unseen ) {
			started = true;
			restart();
			loadOnce();
		}
	};
	const toggle = (): void => {
		hold( { paused: ! holds.paused } );
		restart();
	};
	followBar( root, bar, dots, () => state, act, toggle, signal );

	line?.style.setProperty( 'animation-duration', `${ autoplay.speed }ms` );
	viewport.removeAttribute( 'tabindex' );
	root.setAttribute( 'data-brolga-ready', '' );
	paint();
	watchAttention( root, hold, signal );
	hash.onAnchor( ( name ) => {
		const target = document.getElementById( name );
		const index = slides.findIndex( ( slide ) => slide.contains( target ) );
		act( { type: 'goto', index: Math.floor( index / visible ) } );
	}, signal );
	signal.addEventListener( 'abort', () => {
		clearTimeout( waiting );
		clearTimeout( animation );
	} );

	return {
		active: () => state.active,
		recast: ( now, count ) => {
			visible = count;
			state = now;
			paint();
			mover?.resize( count, now.active );
			loadOnce();
		},
	};
}
