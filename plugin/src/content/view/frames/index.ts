/**
 * Frames of other hosts come where their visitor lets them.
 *
 * @see CONSENT-400
 */
import { inView, mount } from '@brolga/runtime';
import { clickToLoad } from '../external/click-to-load';

/** It is there before it is in sight. */
const AHEAD_PX = 200;

/** Whose frames play when they were asked for. */
const VIDEOS = 'videos';

mount( '[data-brolga-module="frame"]', ( root, { signal } ) => {
	const gate = root.querySelector< HTMLElement >( '[data-brolga-external]' );
	if ( ! gate ) {
		return;
	}
	const load = ( pressed: boolean ): void => {
		const frame = document.createElement( 'iframe' );
		for ( const [ name, value ] of Object.entries(
			JSON.parse( root.dataset.brolgaFrame ?? '{}' ) as Record<
				string,
				string | true
			>
		) ) {
			frame.setAttribute( name, value === true ? '' : value );
		}
		if ( pressed && gate.dataset.brolgaCategory === VIDEOS ) {
			const url = new URL( frame.src );
			url.searchParams.set( 'autoplay', '1' );
			frame.src = url.href;
			frame.allow += ';autoplay';
		}
		root.replaceWith( frame );
		if ( pressed ) {
			frame.focus();
		}
	};
	inView( root, () => clickToLoad( gate, load, signal ), {
		signal,
		margin: AHEAD_PX,
	} );
} );
