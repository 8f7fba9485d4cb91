/**
 * On a phone, a product that is not in sight can still be bought: a bar at the
 * window's foot leads back to what is chosen, or puts it into the cart. It comes
 * once the product's own button has been scrolled past, and leaves before the
 * page's foot.
 *
 * @see SHOP-27
 */

import { liftAbove } from '../../foot';

const FORM = 'form.cart';
const BUTTON = '.single_add_to_cart_button';

/** A text of the page, in its own language. */
const textOf = ( selector: string ): string =>
	document.querySelector( selector )?.textContent.trim() ?? '';

/**
 * Adds the bar to a product's page.
 *
 * @param signal Ends it.
 */
export function stickToBuying( signal: AbortSignal ): void {
	const form = document.querySelector< HTMLFormElement >( FORM );
	const button = form?.querySelector< HTMLButtonElement >( BUTTON );
	if ( ! form || ! button || ! document.querySelector( 'div.product' ) ) {
		return;
	}
	const bar = document.createElement( 'div' );
	bar.className = 'brolga-buy';
	bar.hidden = true;
	const name = document.createElement( 'span' );
	name.className = 'brolga-buy__name';
	name.textContent = textOf( 'h1' );
	const press = document.createElement( 'button' );
	press.type = 'button';
	press.className = 'wp-element-button';
	press.textContent = button.textContent;
	press.addEventListener(
		'click',
		() => {
			// What has to be chosen first is shown.
			if ( button.matches( '.disabled, :disabled' ) ) {
				form.scrollIntoView( { block: 'center' } );
				form.querySelector< HTMLElement >( 'select, input' )?.focus( {
					preventScroll: true,
				} );
			} else {
				button.click();
			}
		},
		{ signal }
	);
	bar.append( name, press );
	document.body.append( bar );
	const settle = liftAbove( bar, 'bar' );

	let passed = false;
	let ends = false;
	const watch = new IntersectionObserver( ( entries ) => {
		for ( const {
			target,
			isIntersecting,
			boundingClientRect,
		} of entries ) {
			if ( target === button ) {
				passed = ! isIntersecting && boundingClientRect.top < 0;
			} else {
				ends = isIntersecting;
			}
		}
		bar.hidden = ! passed || ends;
	} );
	watch.observe( button );
	const foot = document.querySelector( 'footer' );
	if ( foot ) {
		watch.observe( foot );
	}
	signal.addEventListener( 'abort', () => {
		watch.disconnect();
		settle();
		bar.remove();
	} );
}
