/**
 * Links to `#product_reviews_tab` open the reviews and lead there. Addresses of
 * places among the reviews lead to them once their tab is open: until then other
 * tabs lie above, which the browser has measured.
 *
 * @see SHOP-7 SHOP-54
 */
import * as move from '@brolga/move';
import { whenReady } from '../woocommerce';

const HASH = '#product_reviews_tab';

/**
 * Opens the tab, in whatever the theme draws products with.
 *
 * @param place What in it the address is of.
 */
function open( place?: HTMLElement | null ): void {
	document
		.querySelector< HTMLElement >( '.reviews_tab:not(.active) a' )
		?.click();
	const reviews =
		place ??
		document.querySelector< HTMLElement >( '#tab-reviews, #reviews' );
	if ( reviews ) {
		// The row of tabs stays in sight: it says where the reader is.
		const row = place
			? null
			: document.querySelector< HTMLElement >( '.wc-tabs' );
		move.to( row ?? reviews, { focus: reviews } );
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
	const { hash } = window.location;
	const place = document.getElementById( hash.slice( 1 ) );
	if ( hash === HASH || place?.closest( '#tab-reviews' ) ) {
		// WooCommerce chooses a tab of its own, and before that its tabs are plain links.
		whenReady( () => open( place ) );
	}
}
