/**
 * What the page behind an open lightbox is like: out of reach, and still.
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

/**
 * Keeps the page from scrolling. The place of its scroll bar stays empty, so
 * that nothing moves.
 *
 * @return Lets it scroll again.
 */
export function still(): () => void {
	const { style, clientWidth } = document.documentElement;
	const { overflow, paddingInlineEnd } = style;
	const bar = window.innerWidth - clientWidth;
	style.overflow = 'hidden';
	if ( bar > 0 ) {
		style.paddingInlineEnd = `${ bar }px`;
	}
	return () => Object.assign( style, { overflow, paddingInlineEnd } );
}
