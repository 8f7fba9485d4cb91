/**
 * Moves a row of slides that the server printed, by hand and by itself.
 */
import * as hash from '@brolga/hash';
import { motion } from '@brolga/runtime';
import { watchAttention } from './attention';
import { followBar } from './bar';
import { autoplayOf, isPlaying, mayPlay, recheckIn } from './model';
import { paceOf } from './pace';
import { ownParts } from './parts';
import { stageOf, type Cast } from './stage';
import type { Holds } from './types';

/**
 * Starts a show of slides.
 *
 * @param root   The module's root, with `data-brolga-controls` and `-live` in it.
 * @param cast   What is the block's own.
 * @param signal Ends it.
 * @return Looks again how many are to be seen.
 */
export function startShow(
	root: HTMLElement,
	cast: Cast,
	signal: AbortSignal
): () => void {
	const { slides } = cast;
	const [ bar ] = ownParts( root, ':scope > [data-brolga-controls]' );
	const dots = ownParts( bar, '[data-brolga-dot]' );
	const [ line ] = ownParts( bar, '[data-brolga-progress]' );
	const [ live ] = ownParts( root, ':scope > [data-brolga-live]' );
	const autoplay = autoplayOf( root, slides.length );
	let started = false;
	let holds: Holds = { unseen: true, reduced: motion.reduced() };

	const play = ( changed: boolean ): void =>
		cast.onPlay?.( stage.shown(), mayPlay( holds ), changed );
	const stage = stageOf(
		cast,
		dots,
		() => cast.duration( holds.reduced ),
		( changed ) => {
			if ( changed ) {
				play( true );
				live?.replaceChildren( cast.words( stage.shown() ) );
			}
			restart();
		},
		signal
	);
	const pace = paceOf(
		() => recheckIn( autoplay, holds ),
		() => stage.act( { type: 'next' } ),
		signal
	);
	/** Waits for the whole slideshow speed from now on. */
	const restart = (): void => {
		if ( autoplay.on ) {
			pace( autoplay.speed );
			if ( line ) {
				// An element that is put in anew starts its animation anew.
				( dots[ stage.state().active ] ?? bar )?.append( line );
			}
		}
	};
	const hold = ( now: Partial< Holds > ): void => {
		holds = { ...holds, ...now };
		const playing = isPlaying( autoplay, holds );
		root.toggleAttribute( 'data-brolga-held', autoplay.on && ! playing );
		root.toggleAttribute( 'data-brolga-paused', !! holds.paused );
		live?.setAttribute( 'aria-live', playing ? 'off' : 'polite' );
		play( false );
		if ( holds.unseen ) {
			return;
		}
		stage.load();
		if ( ! started ) {
			started = true;
			restart();
		}
	};
	const toggle = (): void => {
		hold( { paused: ! holds.paused } );
		restart();
	};
	followBar( root, bar, dots, stage.state, stage.act, toggle, signal );

	line?.style.setProperty( 'animation-duration', `${ autoplay.speed }ms` );
	cast.viewport.removeAttribute( 'tabindex' );
	root.setAttribute( 'data-brolga-ready', '' );
	watchAttention( root, hold, signal );
	hash.onAnchor( ( name ) => {
		const target = document.getElementById( name );
		const index = slides.findIndex( ( slide ) => slide.contains( target ) );
		const group = Math.floor( index / stage.shown().length );
		stage.act( { type: 'goto', index: group } );
	}, signal );

	return () => {
		stage.recast();
		hold( {} );
	};
}
