/**
 * Marks a header as fixed and as out of the way, keeps anchors clear of it, and
 * has its cart counted for those who have one.
 */
import { DEVICE } from '@brolga/contracts';
import { mount, scroll } from '@brolga/runtime';
import { windowWidth } from '../../src/device';
import { hasUseForCart } from '../../src/shop/woocommerce';
import { scrolled, type State } from './model';

/** In windows no higher than that nothing stays; the style sheet says the same. */
const LOW_PX = 480;

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

	// SHOP-9: a cart that another tab has begun is counted when this one is seen again.
	const { brolgaView } =
		root.querySelector< HTMLElement >( '[data-brolga-cart]' )?.dataset ??
		{};
	const count = (): void => {
		if ( brolgaView && hasUseForCart() ) {
			void import( /* webpackIgnore: true */ brolgaView );
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
