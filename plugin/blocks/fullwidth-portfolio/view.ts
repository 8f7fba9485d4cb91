/**
 * Moves the carousel of a fullwidth portfolio. Its grid needs nothing of us.
 */
import { mount } from '@brolga/runtime';
import { ownParts } from '../../src/content/view/slides/parts';
import { startRow } from '../../src/content/view/slides/row';
import { columnsOf, durationOf } from './model';

mount(
	'[data-brolga-module="brolga/fullwidth-portfolio"].is-carousel',
	( root, { signal } ) => {
		const [ viewport ] = ownParts(
			root,
			':scope > [data-brolga-viewport]'
		);
		const [ track ] = ownParts( viewport, ':scope > ul' );
		const slides = ownParts( track, ':scope > li' );
		if ( ! viewport || ! track || ! slides.length ) {
			return;
		}
		const update = startRow(
			root,
			{
				viewport,
				track,
				slides,
				name: 'folio',
				visible: () => columnsOf( viewport.clientWidth ),
				duration: durationOf,
				look: {
					wrapperClass: 'brolga-posts',
					slideClass: 'brolga-posts__item',
				},
			},
			signal
		);
		// Its own width, not the window's: it may stand in a column or a tab.
		const observer = new ResizeObserver( update );
		observer.observe( viewport );
		signal.addEventListener( 'abort', () => observer.disconnect() );
	}
);
