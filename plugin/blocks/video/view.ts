/**
 * Plays a video where its poster stands. Nothing is asked of its host before
 * the visitor presses play.
 */
import { announce, motion, mount } from '@brolga/runtime';
import { VIDEO } from '@brolga/contracts';
import { reduce } from './model';
import type { Action, Effect, State } from './types';

declare module '../../src/runtime/events' {
	interface Achievements {
		readonly video_played: true;
	}
}

const frameOf = ( src: string, title: string ): HTMLIFrameElement => {
	const frame = document.createElement( 'iframe' );
	frame.title = title;
	frame.allow =
		'autoplay; encrypted-media; fullscreen; picture-in-picture; web-share';
	frame.allowFullscreen = true;
	// YouTube plays nothing for a page that does not say where it is.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.src = src;
	return frame;
};

mount( '[data-brolga-module="brolga/video"]', ( root, { signal } ) => {
	const stage = root.querySelector< HTMLElement >( '[data-brolga-stage]' );
	const cover = stage?.querySelector< HTMLElement >( '[data-brolga-play]' );
	if ( ! stage || ! cover ) {
		return;
	}
	const video = stage.querySelector( 'video' );
	const {
		brolgaEmbed: embed = '',
		brolgaProvider: provider = '',
		brolgaTitle: title = '',
	} = stage.dataset;
	let state: State = { started: false, told: false };

	const effects: Readonly< Record< Effect, () => void > > = {
		start: () => {
			if ( video ) {
				// Refused: then its own controls are there to try again.
				video.play().catch( () => act( 'refuse' ) );
				return;
			}
			const frame = frameOf( embed, title );
			stage.prepend( frame );
			frame.focus();
			act( 'play' );
		},
		uncover: () => {
			if ( video ) {
				video.inert = false;
				video.controls = true;
				video.focus();
			}
			const fadeMs = motion.reduced() ? 0 : VIDEO.fadeMs;
			cover.inert = true;
			cover.style.transition = `opacity ${ fadeMs }ms`;
			cover.style.opacity = '0';
			setTimeout( () => cover.remove(), fadeMs );
		},
		tell: () =>
			void announce( 'video_played', root.id, { provider, title } ),
	};
	const act = ( action: Action ): void => {
		const change = reduce( state, action );
		state = change.state;
		change.effects.forEach( ( effect ) => effects[ effect ]() );
	};

	if ( video ) {
		cover.hidden = false;
		video.inert = true;
		// They would be seen through the cover.
		video.controls = false;
		video.addEventListener( 'play', () => act( 'play' ), { signal } );
	} else {
		cover.setAttribute( 'role', 'button' );
	}
	cover.addEventListener(
		'click',
		( event ) => {
			// With a key held down, a link goes where links go.
			if ( ! event.ctrlKey && ! event.metaKey && ! event.shiftKey ) {
				event.preventDefault();
				act( 'press' );
			}
		},
		{ signal }
	);
	cover.addEventListener(
		'keydown',
		( event ) => {
			if ( event.key === ' ' && ! video ) {
				event.preventDefault();
				act( 'press' );
			}
		},
		{ signal }
	);
} );
