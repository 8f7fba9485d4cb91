/**
 * Links to `#product_reviews_tab` open the reviews and lead there.
 *
 * @see SHOP-7
 */
import { scroll } from '@brolga/runtime';

const HASH = '#product_reviews_tab';

/** Opens the tab, in whatever the theme draws products with. */
function open(): void {
	document.querySelector< HTMLElement >( '.reviews_tab a' )?.click();
	const reviews = document.querySelector< HTMLElement >(
		'#tab-reviews, #reviews'
	);
	if ( reviews ) {
		scroll.to( reviews );
	}
}

/**
 * Follows such links, and the address that the page was opened with.
 *
 * @param signal Ends it.
 */
export function openReviews( signal: AbortSignal ): void {
	document.addEventListener(
		'click',
		( event ) => {
			const link = (
				event.target as Element
			 ).closest?.< HTMLAnchorElement >( `a[href$="${ HASH }"]` );
			if (
				link &&
				link.pathname === location.pathname &&
				document.querySelector( '#tab-reviews, #reviews' )
			) {
				event.preventDefault();
				open();
			}
		},
		{ signal }
	);
	if ( window.location.href.endsWith( HASH ) ) {
		// WooCommerce chooses a tab of its own when the page is ready.
		window.setTimeout( open );
	}
}
