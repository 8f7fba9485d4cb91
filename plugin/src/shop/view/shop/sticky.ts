/**
 * On a phone, a product that is not in sight can still be bought: a bar at the
 * window's foot leads back to what is chosen, or puts it into the cart. It comes
 * once the product's own button has been scrolled past, and leaves before the
 * page's foot.
 *
 * @see SHOP-27
 */

import { liftAbove } from '../../../runtime/foot';

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
	const watch = (
		target: Element | null,
		note: ( isSeen: boolean ) => void,
		rootMargin = '0px'
	): IntersectionObserver => {
		const observer = new IntersectionObserver(
			( entries ) => {
				entries.forEach( ( entry ) => note( entry.isIntersecting ) );
				bar.hidden = ! passed || ends;
			},
			{ rootMargin }
		);
		if ( target ) {
			observer.observe( target );
		}
		return observer;
	};
	const watches = [
		// What lies below the window counts as seen: a jump over the button changes nothing else.
		watch(
			button,
			( isSeen ) => {
				passed = ! isSeen;
			},
			'0px 0px 999999px'
		),
		watch( document.querySelector( 'footer' ), ( isSeen ) => {
			ends = isSeen;
		} ),
	];
	signal.addEventListener( 'abort', () => {
		watches.forEach( ( observer ) => observer.disconnect() );
		settle();
		bar.remove();
	} );
}
