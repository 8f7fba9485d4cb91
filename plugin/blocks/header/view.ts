/**
 * Marks a header as fixed and as out of the way, keeps anchors clear of it, has
 * its cart counted for those who have one, and brings the way to the top to those
 * who leave it.
 */
import { DEVICE } from '@brolga/contracts';
import { mount, scroll } from '@brolga/runtime';
import { windowWidth } from '../../src/device';
import { hasUseForCart } from '../../src/shop/woocommerce';
import { scrolled, type State } from './model';

/** In windows no higher than that nothing stays; the style sheet says the same. */
const LOW_PX = 480;

/**
 * Fetches the view of another block, where that has left it to the header.
 *
 * @param selector Which block.
 * @param scope    Where it is.
 */
function fetchView( selector: string, scope: ParentNode = document ): void {
	const { brolgaView } =
		scope.querySelector< HTMLElement >( selector )?.dataset ?? {};
	if ( brolgaView ) {
		void import( /* webpackIgnore: true */ brolgaView );
	}
}

mount( '[data-brolga-module="brolga/header"]', ( root, { signal } ) => {
	const { brolgaFixed, brolgaOver, brolgaHides } = root.dataset;
	const page = document.documentElement.style;
	let state: State = { y: scroll.y(), fixed: false, away: false };
	let top = 0;
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
	};
	const soon = (): void => {
		cancelAnimationFrame( frame );
		frame = requestAnimationFrame( paint );
	};

	// NAV-17: who is at the top needs no way to it.
	const leave = (): void => {
		if ( scroll.y() > 0 ) {
			window.removeEventListener( 'scroll', leave );
			fetchView( '[data-brolga-module="brolga/scroll-top"]' );
		}
	};
	window.addEventListener( 'scroll', leave, { signal, passive: true } );
	leave();

	// SHOP-9: a cart that another tab has begun is counted when this one is seen again.
	const count = (): void => {
		if ( hasUseForCart() ) {
			fetchView( '[data-brolga-cart]', root );
		}
	};
	document.addEventListener( 'visibilitychange', count, { signal } );
	count();

	window.addEventListener( 'scroll', soon, { signal, passive: true } );
	const sizes = new ResizeObserver( soon );
	sizes.observe( root );
	signal.addEventListener( 'abort', () => {
		cancelAnimationFrame( frame );
		sizes.disconnect();
		page.scrollPaddingBlockStart = '';
	} );
	paint();
} );
