/**
 * Marks a header as fixed and as out of the way, and keeps anchors clear of it.
 */
import { DEVICE } from '@brolga/contracts';
import { mount, scroll } from '@brolga/runtime';
import { windowWidth } from '../../src/runtime/device/device';
import { scrolled, type State } from './model';

/** In windows no higher than that nothing stays; the style sheet says the same. */
const LOW_PX = 480;

/**
 * Where a header is while nothing is scrolled: it is put there for a moment in
 * which nothing is drawn.
 *
 * @param root The header, which sticks itself, or what holds it does.
 */
function restingTop( root: HTMLElement ): number {
	const elements = [ root, root.parentElement ?? root ];
	const positions = elements.map( ( { style } ) => style.position );
	elements.forEach( ( { style } ) => {
		style.position = 'static';
	} );
	const { top } = root.getBoundingClientRect();
	elements.forEach( ( { style }, at ) => {
		style.position = positions[ at ] ?? '';
	} );
	return top - scroll.area().top + scroll.y();
}

mount( '[data-brolga-module="brolga/header"]', ( root, { signal } ) => {
	const { brolgaFixed, brolgaOver, brolgaHides, brolgaOn } = root.dataset;
	const page = document.documentElement.style;
	let state: State = {
		// The way down that had this fetched began at the top.
		y: brolgaOn === 'scrolled' ? 0 : scroll.y(),
		fixed: false,
		away: false,
	};
	// The page may have been scrolled before this was there.
	let top = scroll.y() > 0 ? restingTop( root ) : 0;
	let frame = 0;

	const paint = (): void => {
		const y = scroll.y();
		const box = root.getBoundingClientRect();
		const sticks =
			window.innerHeight > LOW_PX &&
			( brolgaFixed === 'always' ||
				( brolgaFixed === 'wide' &&
					windowWidth() > DEVICE.tabletMaxWidth ) );
		if ( ! state.fixed && y <= 0 ) {
			top = box.top - scroll.area().top;
		}
		const start = brolgaOver === undefined ? top : box.height;
		state = scrolled( state, y, {
			start: sticks ? start : undefined,
			height: box.height,
			hides: brolgaHides !== undefined,
		} );
		root.classList.toggle( 'is-fixed', state.fixed );
		root.classList.toggle( 'is-away', state.away );
		page.scrollPaddingBlockStart = sticks ? `${ box.height }px` : '';
		// What sticks to the top, sticks below it.
		page.setProperty(
			'--brolga-header',
			sticks && ! state.away ? `${ box.height }px` : null
		);
	};
	const soon = (): void => {
		cancelAnimationFrame( frame );
		frame = requestAnimationFrame( paint );
	};

	window.addEventListener( 'scroll', soon, { signal, passive: true } );
	const sizes = new ResizeObserver( soon );
	sizes.observe( root );
	signal.addEventListener( 'abort', () => {
		cancelAnimationFrame( frame );
		sizes.disconnect();
		page.scrollPaddingBlockStart = '';
		page.removeProperty( '--brolga-header' );
	} );
	paint();
} );
