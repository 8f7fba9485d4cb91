/**
 * Plays a section's video while it may be seen, and moves its background where
 * the browser cannot do that by itself.
 */
import { inView, motion, mount, scroll } from '@brolga/runtime';
import { plays, reduce, shiftOf, wants } from './model';
import type { Action, State } from './types';

function playVideo(
	root: HTMLElement,
	video: HTMLVideoElement,
	button: HTMLElement | null,
	signal: AbortSignal
): void {
	const isCalm = (): boolean => motion.reduced() || motion.savesData();
	const labels = [ 'aria-label', 'data-brolga-other-label' ].map(
		( name ) => button?.getAttribute( name ) ?? ''
	);
	let state: State = {
		outside: 'brolgaOutside' in video.dataset,
		seen: false,
		calm: isCalm(),
		wish: 'none',
	};

	const show = ( playing: boolean ): void => {
		video.toggleAttribute( 'data-brolga-playing', playing );
	};
	const act = ( action: Action ): void => {
		state = reduce( state, action );
		paint();
	};
	function paint(): void {
		const isOn = wants( state );
		button?.toggleAttribute( 'data-brolga-paused', ! isOn );
		button?.setAttribute( 'aria-label', labels[ isOn ? 0 : 1 ] ?? '' );
		if ( ! plays( state ) ) {
			video.pause();
			// The poster again, unless it was the visitor who held the video.
			if ( state.calm && state.wish === 'none' ) {
				show( false );
			}
		} else if ( video.paused ) {
			video.play().catch( ( { name }: Error ) => {
				// We were quicker: it was to pause before it had begun.
				if ( name !== 'AbortError' && ! signal.aborted ) {
					act( { type: 'refuse' } );
				}
			} );
		}
	}

	video.addEventListener( 'playing', () => show( true ), { signal } );
	button?.addEventListener( 'click', () => act( { type: 'press' } ), {
		signal,
	} );
	button?.removeAttribute( 'hidden' );
	motion.onChange( () => act( { type: 'calm', calm: isCalm() } ), signal );
	const watch = (): void =>
		inView(
			root,
			( visible ) => act( { type: visible ? 'arrive' : 'leave' } ),
			{ signal, once: false }
		);
	// The page comes before what moves in it.
	if ( document.readyState === 'complete' ) {
		watch();
	} else {
		window.addEventListener( 'load', watch, { once: true, signal } );
	}
	signal.addEventListener( 'abort', () => video.pause() );
	paint();
}

function drift(
	root: HTMLElement,
	layer: HTMLElement,
	signal: AbortSignal
): void {
	let scrolling: AbortController | undefined;
	let frame = 0;
	const paint = (): void => {
		const { top, height } = root.getBoundingClientRect();
		const seen = scroll.area();
		layer.style.setProperty(
			'--brolga-section-shift',
			`${ shiftOf( top - seen.top, height, seen.bottom - seen.top ) }px`
		);
	};
	const stop = (): void => {
		scrolling?.abort();
		cancelAnimationFrame( frame );
	};
	inView(
		root,
		( visible ) => {
			stop();
			if ( visible ) {
				scrolling = new AbortController();
				window.addEventListener(
					'scroll',
					() => {
						cancelAnimationFrame( frame );
						frame = requestAnimationFrame( paint );
					},
					{ passive: true, signal: scrolling.signal }
				);
				paint();
			}
		},
		{ signal, once: false }
	);
	signal.addEventListener( 'abort', stop );
}

mount( '[data-brolga-module="brolga/section"]', ( root, { signal } ) => {
	// Own parts only: a section may hold a section.
	const part = < T extends HTMLElement >( selector: string ): T | null =>
		root.querySelector< T >( `:scope > ${ selector }` );
	const video = part< HTMLVideoElement >(
		'* > * > video[data-brolga-video]'
	);
	const layer = part( '* > [data-brolga-parallax]' );
	if ( video ) {
		playVideo( root, video, part( '[data-brolga-pause]' ), signal );
	}
	if ( layer && ! CSS.supports( 'animation-timeline: view()' ) ) {
		drift( root, layer, signal );
	}
} );
