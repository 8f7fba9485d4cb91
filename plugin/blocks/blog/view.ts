/**
 * Lays the cards of a masonry out. Pages are the business of `@brolga/pager`,
 * which puts new cards in.
 */
import { BLOG } from '@brolga/contracts';
import { mount } from '@brolga/runtime';
import { onResize } from '../../src/runtime/device/device';
import { rows } from './model';

mount( '[data-brolga-module="brolga/blog"].is-masonry', ( root ) =>
	root.setAttribute( 'data-brolga-ready', '' )
);

mount( '.is-masonry > [data-brolga-page]', ( page, { signal } ) => {
	const list = page.querySelector( 'ul' );
	if ( ! list ) {
		return;
	}
	const cards = [ ...list.querySelectorAll< HTMLElement >( ':scope > li' ) ];
	const gap = (): number =>
		parseFloat( getComputedStyle( list ).columnGap ) || 0;
	const lay = (): void => {
		const between = gap();
		// Measured all at once, then written: each card is laid out one time.
		cards
			.map( ( card ) => rows( card.offsetHeight, between ) )
			.forEach( ( span, index ) => {
				const card = cards[ index ];
				if ( card ) {
					card.style.gridRowEnd = `span ${ span }`;
				}
			} );
	};
	const images = [ ...list.querySelectorAll( 'img' ) ];
	const timer = setInterval( () => {
		lay();
		if ( images.every( ( { complete } ) => complete ) ) {
			clearInterval( timer );
		}
	}, BLOG.layoutCheckMs );
	const stop = (): void => clearInterval( timer );
	signal.addEventListener( 'abort', stop );
	onResize( lay, signal );
	// Lazy images come long after the others.
	list.addEventListener( 'load', lay, { capture: true, signal } );
	lay();
} );
