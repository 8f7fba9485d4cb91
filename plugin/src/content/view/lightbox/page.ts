/**
 * The page behind an open lightbox: out of reach.
 */

/**
 * Keeps the page behind a lightbox from focus, screen readers and scrolling.
 *
 * @param box What stays in reach.
 * @return Puts everything back.
 */
export function shut( box: HTMLElement ): () => void {
	const behind = [ ...document.body.children ].filter(
		( element ) => element !== box && ! element.hasAttribute( 'inert' )
	);
	behind.forEach( ( element ) => {
		element.setAttribute( 'inert', '' );
	} );
	return () =>
		behind.forEach( ( element ) => {
			element.removeAttribute( 'inert' );
		} );
}
