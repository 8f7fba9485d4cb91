/**
 * Shows the button on the way down, and moves page and focus to the top.
 */
import { mount, scroll } from '@brolga/runtime';
import { isThere } from './model';

const BUTTONS = '[data-brolga-module="brolga/scroll-top"]';

mount( BUTTONS, ( root, { signal } ) => {
	// NAV-16: a page's own is enough, whatever its footer brings.
	if ( root !== document.querySelector( BUTTONS ) ) {
		return;
	}
	const paint = (): void => {
		root.toggleAttribute( 'data-brolga-shown', isThere( scroll.y() ) );
	};
	window.addEventListener( 'scroll', paint, { signal, passive: true } );
	root.addEventListener(
		'click',
		( event ) => {
			event.preventDefault();
			// Resolved by the page's import map.
			import( /* webpackIgnore: true */ '@brolga/move' ).then(
				( { to } ) => to( document.body ),
				() => document.body.scrollIntoView()
			);
		},
		{ signal }
	);
	paint();
} );
