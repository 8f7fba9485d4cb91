/**
 * Moves a row of slides that the server printed. The model says which slide, or
 * group of them, is active; Swiper, once it is there, animates the way to it and
 * brings swipes. Without it slides change at once.
 */
import { hash, motion } from '@brolga/runtime';
import { watchAttention } from './attention';
import {
	actionOf,
	groupsOf,
	isPlaying,
	reduce,
	shownOf,
	speedOf,
	whenDue,
} from './model';
import type { Look, Mover } from '../modules/swiper';
import type { Action, Autoplay, Holds, State } from './types';

type Timer = ReturnType< typeof setTimeout >;

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

/**
 * A module's own parts: what a module inside of it has is not there.
 *
 * @param root     The module.
 * @param selector From the module, for instance of children.
 */
export const ownParts = (
	root: ParentNode | null | undefined,
	selector: string
): HTMLElement[] => [
	...( root?.querySelectorAll< HTMLElement >( selector ) ?? [] ),
];

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
	const [ bar = null ] = ownParts( root, ':scope > [data-brolga-controls]' );
	const [ live ] = ownParts( root, ':scope > [data-brolga-live]' );
	const dots = ownParts( bar, '[data-brolga-dot]' );
	const [ line ] = ownParts( bar, '[data-brolga-progress]' );
	const [ pause ] = ownParts( bar, '[data-brolga-pause]' );
	const autoplay: Autoplay = {
		on: 'brolgaAutoplay' in root.dataset && slides.length > 1,
		speed: speedOf( Number( root.dataset.brolgaSpeed ), root.classList ),
		ignoreHover: 'brolgaIgnoreHover' in root.dataset,
	};

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

	const shown = (): readonly HTMLElement[] => {
		const { from, to } = shownOf( state.active, visible, slides.length );
		return slides.slice( from, to );
	};
	const video = ( changed: boolean ): void =>
		cast.onPlay?.(
			shown(),
			! holds.paused && ! holds.unseen && ! holds.reduced,
			changed
		);
	const paint = ( leaving: readonly HTMLElement[] = [] ): void => {
		const now = shown();
		slides.forEach( ( slide ) => {
			const isShown = now.includes( slide );
			slide.toggleAttribute( 'data-brolga-active', isShown );
			slide.toggleAttribute(
				'data-brolga-leaving',
				leaving.includes( slide )
			);
			slide.toggleAttribute( 'inert', ! isShown );
		} );
		dots.forEach( ( dot, index ) =>
			dot.setAttribute( 'aria-current', String( index === state.active ) )
		);
		cast.onShow?.( now, visible );
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
	function look(): void {
		const { move, wait } = whenDue( autoplay, holds );
		if ( move ) {
			act( { type: 'next' } );
		} else {
			waiting = setTimeout( look, wait );
		}
	}
	function act( action: Action ): void {
		const before = state.active;
		const left = shown();
		state = reduce( state, action );
		if ( state.active !== before ) {
			change( left );
		}
		restart();
	}
	function change( before: readonly HTMLElement[] ): void {
		const duration = cast.duration( holds.reduced );
		const now = shown();
		const left = before.filter( ( slide ) => ! now.includes( slide ) );
		cast.onLeave?.( left );
		paint( left );
		video( true );
		if ( live ) {
			live.textContent = cast.words( now );
		}
		mover?.lock( true );
		if ( mover && mover.group() !== state.active ) {
			mover.goTo( state.active, duration );
		}
		// Our own clock: a hidden page may never tell of a transition's end.
		clearTimeout( animation );
		if ( duration > 0 ) {
			animation = setTimeout( settle, duration );
		} else {
			settle();
		}
	}
	function settle(): void {
		state = reduce( state, { type: 'animation-end' } );
		paint();
		mover?.lock( false );
	}

	const load = async (): Promise< void > => {
		const { startMover } = await import(
			/* webpackIgnore: true */ '@brolga/swiper'
		);
		if ( signal.aborted ) {
			return;
		}
		const moved = startMover(
			viewport,
			{ speed: cast.duration( holds.reduced ), ...cast.look() },
			visible,
			state.active,
			// Of our own moves the model knows already.
			( index ) =>
				index !== state.active && act( { type: 'goto', index } )
		);
		mover = moved;
		signal.addEventListener( 'abort', () => moved.destroy() );
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
		mover?.setSpeed( cast.duration( holds.reduced ) );
		if ( ! started && ! holds.unseen ) {
			started = true;
			restart();
			loadOnce();
		}
	};

	const press = ( { target }: Event ): void => {
		const button = ( target as Element ).closest( 'button' );
		if ( ! button ) {
			return;
		}
		const { brolgaGo, brolgaOtherLabel } = button.dataset;
		if ( brolgaGo === 'next' || brolgaGo === 'previous' ) {
			act( { type: brolgaGo } );
		} else if ( button === pause ) {
			button.dataset.brolgaOtherLabel =
				button.getAttribute( 'aria-label' ) ?? '';
			button.setAttribute( 'aria-label', brolgaOtherLabel ?? '' );
			hold( { paused: ! holds.paused } );
			restart();
		} else {
			act( { type: 'goto', index: dots.indexOf( button ) } );
		}
	};
	const steer = ( event: KeyboardEvent ): void => {
		const rtl = getComputedStyle( root ).direction === 'rtl';
		const action = actionOf( event.key, rtl, state.count );
		const withModifier = event.ctrlKey || event.altKey || event.metaKey;
		if (
			action &&
			! withModifier &&
			dots.includes( event.target as HTMLElement )
		) {
			event.preventDefault();
			act( action );
			dots[ state.active ]?.focus();
		}
	};
	bar?.addEventListener( 'click', press, { signal } );
	bar?.addEventListener( 'keydown', steer, { signal } );

	viewport.removeAttribute( 'tabindex' );
	line?.style.setProperty( 'animation-duration', `${ autoplay.speed }ms` );
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
