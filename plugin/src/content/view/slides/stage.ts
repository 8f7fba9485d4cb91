/**
 * Which slides are seen. The model says which of them, or which group, is active;
 * Swiper, once it is there, animates the way to it and brings swipes. Without it
 * slides change at once.
 */
import { clockOf } from './clock';
import { firstOf, reduce, stateAt } from './model';
import type { Look, Mover } from '../swiper';
import type { Action, State } from './types';

/** What is a block's own about its slides. */
export interface Cast {
	readonly viewport: HTMLElement;
	readonly slides: readonly HTMLElement[];
	/** How many are to be seen at once now. */
	readonly visible: () => number;
	/** How long a change takes, in milliseconds. */
	readonly duration: ( reduced: boolean ) => number;
	/** How Swiper is to show them. */
	readonly look: ( visible: number ) => Look;
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

/** What can be done to slides. */
interface Stage {
	readonly state: () => State;
	readonly shown: () => readonly HTMLElement[];
	readonly act: ( action: Action ) => void;
	/** Looks again how many are to be seen; the first that was seen stays in sight. */
	readonly recast: () => void;
	/** Fetches Swiper, once, where there is something to move. */
	readonly load: () => void;
}

/** Marks what is seen and what leaves, and the dot of the group; who is not seen cannot be reached. */
function draw(
	slides: readonly HTMLElement[],
	dots: readonly HTMLElement[],
	shown: readonly HTMLElement[],
	leaving: readonly HTMLElement[],
	active: number
): void {
	slides.forEach( ( slide ) => {
		const isShown = shown.includes( slide );
		slide.toggleAttribute( 'data-brolga-active', isShown );
		slide.toggleAttribute(
			'data-brolga-leaving',
			leaving.includes( slide )
		);
		slide.toggleAttribute( 'inert', ! isShown );
	} );
	dots.forEach( ( dot, index ) =>
		dot.setAttribute( 'aria-current', String( index === active ) )
	);
}

/**
 * Puts slides on their stage.
 *
 * @param cast     What is the block's own.
 * @param dots     A dot for each group.
 * @param duration How long a change takes now, in milliseconds.
 * @param onAct    Something was asked for; whether other slides are seen now.
 * @param signal   Ends it.
 */
export function stageOf(
	cast: Cast,
	dots: readonly HTMLElement[],
	duration: () => number,
	onAct: ( changed: boolean ) => void,
	signal: AbortSignal
): Stage {
	const { slides } = cast;
	const total = slides.length;
	const clock = clockOf( signal );
	let visible = cast.visible();
	let state = stateAt( 0, visible, total );
	let mover: Mover | undefined;
	let loading: Promise< void > | undefined;

	const first = (): number => firstOf( state.active, visible, total );
	const shown = (): readonly HTMLElement[] =>
		slides.slice( first(), first() + visible );
	const paint = ( leaving: readonly HTMLElement[] = [] ): void => {
		draw( slides, dots, shown(), leaving, state.active );
		cast.onShow?.( shown(), visible );
	};
	const settle = (): void => {
		state = reduce( state, { type: 'animation-end' } );
		paint();
		mover?.unlock();
	};
	const act = ( action: Action ): void => {
		const before = shown();
		const { active } = state;
		state = reduce( state, action );
		const changed = state.active !== active;
		if ( changed ) {
			const now = shown();
			const left = before.filter( ( slide ) => ! now.includes( slide ) );
			cast.onLeave?.( left );
			paint( left );
			mover?.goTo( state.active );
			// Our own clock: a hidden page may never tell of a transition's end.
			clock( settle, duration() );
		}
		onAct( changed );
	};
	const load = async (): Promise< void > => {
		const { startMover } = await import(
			/* webpackIgnore: true */ '@brolga/swiper'
		);
		if ( ! signal.aborted ) {
			mover = startMover(
				cast.viewport,
				cast.look( visible ),
				visible,
				state.active,
				duration,
				// Of our own moves the model knows already.
				( index ) =>
					index !== state.active && act( { type: 'goto', index } ),
				signal
			);
		}
	};

	paint();
	return {
		state: () => state,
		shown,
		act,
		recast: () => {
			const now = cast.visible();
			if ( now !== visible ) {
				state = stateAt( first(), now, total );
				visible = now;
				paint();
				mover?.resize( now, state.active );
			}
		},
		load: () => {
			if ( state.count > 1 ) {
				loading ??= load().catch( console.error );
			}
		},
	};
}
