/**
 * Errors of the classic checkout: the first group alone, below the header, with
 * the focus on a summary that leads to the fields.
 *
 * @see SHOP-5 SHOP-6
 */
import * as move from '@brolga/move';
import { stopScrolling } from '../woocommerce';

/** What stands in the specification. */
const SCROLL_MS = 1000;
const MARGIN_PX = 100;

const GROUPS =
	'.woocommerce-NoticeGroup-checkout, .woocommerce-NoticeGroup-updateOrderReview';
const ERRORS =
	'.woocommerce-error, .wc-block-components-notice-banner.is-error';

/** Makes what an error says a link to its field. */
function link( item: HTMLElement ): void {
	const id = item.dataset.id ?? '';
	const field = document.getElementById( id );
	if ( ! field ) {
		return;
	}
	// Newer WooCommerce has made it a link already, which does not know the header.
	let to = item.querySelector( 'a' );
	if ( ! to ) {
		to = document.createElement( 'a' );
		to.href = `#${ id }`;
		to.append( ...item.childNodes );
		item.append( to );
	}
	to.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		move.to( field, { margin: MARGIN_PX } );
	} );
}

/**
 * Shows the first group of errors and takes the buyer there.
 *
 * @param page Holds the checkout.
 */
export function showErrors( page: ParentNode = document ): void {
	const groups = [ ...page.querySelectorAll< HTMLElement >( GROUPS ) ];
	const errors = ( groups.length > 0 ? groups : [ page ] ).flatMap(
		( group ) => [ ...group.querySelectorAll< HTMLElement >( ERRORS ) ]
	);
	const [ first, ...others ] = errors;
	if ( ! first ) {
		return;
	}
	// Notices of blocks have a display of their own, which the attribute `hidden` loses to.
	for ( const other of others ) {
		other.remove();
	}
	for ( const item of first.querySelectorAll< HTMLElement >( '[data-id]' ) ) {
		link( item );
	}
	const content = first.querySelector< HTMLElement >(
		':scope > .wc-block-components-notice-banner__content'
	);
	if ( first.dataset.id && content ) {
		content.dataset.id = first.dataset.id;
		link( content );
	}
	stopScrolling();
	move.to( first, {
		margin: MARGIN_PX,
		duration: SCROLL_MS,
		focus: first,
	} );
}
