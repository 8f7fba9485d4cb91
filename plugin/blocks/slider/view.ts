/**
 * Makes a slider of the row of slides that the server printed. The model says
 * which slide is active; Swiper, once it is there, animates the way to it and
 * brings swipes. Without it slides change at once.
 */
import { hash, motion, mount } from '@brolga/runtime';
import type { Swiper as SwiperInstance } from 'swiper/types';
import { watchAttention } from '../../src/slides/attention';
import { play, stop } from '../../src/slides/media';
import {
	actionOf,
	durationOf,
	isPlaying,
	reduce,
	speedOf,
	whenDue,
} from './model';
import type { Action, Autoplay, Holds, State } from './types';

type Timer = ReturnType< typeof setTimeout >;

mount( '[data-brolga-module="brolga/slider"]', ( root, { signal } ) => {
	const parts = ( selector: string, scope: ParentNode | null = root ) => [
		...( scope?.querySelectorAll< HTMLElement >( selector ) ?? [] ),
	];
	// Own parts only: a slide may hold a slider.
	const [ viewport ] = parts( ':scope > [data-brolga-viewport]' );
	const slides = parts( ':scope > * > [data-brolga-slide]', viewport );
	const [ first ] = slides;
	if ( ! viewport || ! first ) {
		return;
	}
	const [ bar = null ] = parts( ':scope > [data-brolga-controls]' );
	const [ live ] = parts( ':scope > [data-brolga-live]' );
	const dots = parts( '[data-brolga-dot]', bar );
	const [ line ] = parts( '[data-brolga-progress]', bar );
	const [ pause ] = parts( '[data-brolga-pause]', bar );
	const full = 'brolgaFull' in root.dataset;
	const autoplay: Autoplay = {
		on: 'brolgaAutoplay' in root.dataset && slides.length > 1,
		speed: speedOf( Number( root.dataset.brolgaSpeed ), root.classList ),
		ignoreHover: 'brolgaIgnoreHover' in root.dataset,
	};

	let state: State = { active: 0, count: slides.length, animating: false };
	let holds: Holds = {
		paused: false,
		hovered: false,
		focused: false,
		unseen: true,
		reduced: motion.reduced(),
	};
	let swiper: SwiperInstance | undefined;
	let started = false;
	let waiting: Timer | undefined;
	let animation: Timer | undefined;

	const active = (): HTMLElement => slides[ state.active ] ?? first;
	const film = ( selector: string ): void =>
		play(
			active(),
			selector,
			! holds.paused && ! holds.unseen && ! holds.reduced
		);
	const paint = ( leaving?: HTMLElement ): void => {
		slides.forEach( ( slide, index ) => {
			const shown = index === state.active;
			slide.toggleAttribute( 'data-brolga-active', shown );
			slide.toggleAttribute( 'data-brolga-leaving', slide === leaving );
			slide.toggleAttribute( 'inert', ! shown );
			dots[ index ]?.setAttribute( 'aria-current', String( shown ) );
		} );
		const dark = active().dataset.brolgaScheme === 'dark';
		root.classList.toggle( 'is-dark', dark );
		root.classList.toggle( 'is-light', ! dark );
	};
	/** Tells where the visitor is now; a screen reader speaks it. */
	const announce = (): void => {
		if ( live ) {
			const heading = active().querySelector( 'h1,h2,h3,h4,h5,h6' );
			const label = active().getAttribute( 'aria-label' );
			live.textContent = `${ label } ${ heading?.textContent ?? '' }`;
		}
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
		const left = active();
		state = reduce( state, action );
		if ( active() !== left ) {
			show( left );
		}
		restart();
	}
	function show( left: HTMLElement ): void {
		const duration = durationOf( full, holds.reduced );
		stop( left, true );
		paint( left );
		film( 'video' );
		announce();
		if ( swiper ) {
			swiper.allowTouchMove = false;
			if ( swiper.activeIndex !== state.active ) {
				swiper.slideTo( state.active, duration );
			}
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
		if ( swiper ) {
			swiper.allowTouchMove = true;
		}
	}

	const load = async (): Promise< void > => {
		const { Swiper, EffectFade } = await import(
			/* webpackChunkName: "swiper" */ '../../src/slides/swiper'
		);
		if ( signal.aborted ) {
			return;
		}
		const fades = root.dataset.brolgaEffect !== 'slide';
		const instance = new Swiper( viewport, {
			modules: fades ? [ EffectFade ] : [],
			effect: fades ? 'fade' : 'slide',
			fadeEffect: { crossFade: true },
			initialSlide: state.active,
			speed: durationOf( full, holds.reduced ),
			rewind: true,
			// Else a slow finger could not go around the ends.
			longSwipesRatio: 0.2,
			// A mouse selects text; fingers and pens swipe.
			simulateTouch: false,
			wrapperClass: 'wp-block-brolga-slider__track',
			slideClass: 'wp-block-brolga-slide',
			on: {
				// A swipe. Of our own moves the model knows already.
				transitionStart: ( { activeIndex } ) => {
					if ( activeIndex !== state.active ) {
						act( { type: 'goto', index: activeIndex } );
					}
				},
			},
		} );
		swiper = instance;
		signal.addEventListener( 'abort', () => instance.destroy() );
	};
	const hold = ( change: Partial< Holds > ): void => {
		holds = { ...holds, ...change };
		const playing = isPlaying( autoplay, holds );
		root.toggleAttribute( 'data-brolga-held', autoplay.on && ! playing );
		root.toggleAttribute( 'data-brolga-paused', holds.paused );
		live?.setAttribute( 'aria-live', playing ? 'off' : 'polite' );
		film( '[data-brolga-background-video]' );
		if ( swiper ) {
			swiper.params.speed = durationOf( full, holds.reduced );
		}
		if ( ! started && ! holds.unseen ) {
			started = true;
			restart();
			if ( slides.length > 1 ) {
				load().catch( console.error );
			}
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

	slides.slice( 1 ).forEach( ( slide ) => stop( slide, false ) );
	viewport.removeAttribute( 'tabindex' );
	line?.style.setProperty( 'animation-duration', `${ autoplay.speed }ms` );
	root.setAttribute( 'data-brolga-ready', '' );
	paint();
	watchAttention( root, hold, signal );
	hash.onAnchor( ( name ) => {
		const target = document.getElementById( name );
		act( {
			type: 'goto',
			index: slides.findIndex( ( slide ) => slide.contains( target ) ),
		} );
	}, signal );
	signal.addEventListener( 'abort', () => {
		clearTimeout( waiting );
		clearTimeout( animation );
	} );
} );
