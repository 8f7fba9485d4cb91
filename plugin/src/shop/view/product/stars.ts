/**
 * Five links over the radio buttons of a rating, for pointers: screen readers
 * and keyboards have the radio buttons.
 *
 * @see SHOP-8
 */

/** The link that chooses a number of stars, drawn like the label it lies over. */
function linkTo( radio: HTMLInputElement ): HTMLAnchorElement {
	const label = radio.labels?.[ 0 ];
	const link = document.createElement( 'a' );
	link.className = `${ label?.className ?? '' } star-${ radio.value }`;
	link.href = `#${ radio.id }`;
	link.tabIndex = -1;
	link.append( ...( label?.cloneNode( true ).childNodes ?? [] ) );
	// The focus stays out of what is hidden from screen readers.
	link.addEventListener( 'mousedown', ( event ) => event.preventDefault() );
	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		// WooCommerce listens to such links, and would have them tabbed to.
		event.stopPropagation();
		radio.click();
		radio.focus();
	} );
	return link;
}

/**
 * Draws the links.
 *
 * @param page Holds the forms.
 */
export function drawStars( page: ParentNode ): void {
	for ( const row of page.querySelectorAll(
		'[data-brolga-rating] .brolga-rating__row'
	) ) {
		const stars = document.createElement( 'p' );
		stars.className = 'stars brolga-rating__links';
		stars.setAttribute( 'aria-hidden', 'true' );
		stars.append( ...[ ...row.querySelectorAll( 'input' ) ].map( linkTo ) );
		row.after( stars );
	}
}
