/**
 * A page that does not scroll while something lies over it.
 */

/** The mark is the page's, because each script that is built has its own copy of this. */
function count( by: 1 | -1 ): number {
	const { dataset } = document.documentElement;
	const sum = Number( dataset.brolgaStill ?? 0 ) + by;
	dataset.brolgaStill = String( sum );
	return sum;
}

/**
 * Keeps the page from scrolling. The place of its scroll bar stays empty, so
 * that nothing moves.
 *
 * @return Lets it scroll again, once nobody else keeps it.
 */
export function still(): () => void {
	const { style, clientWidth } = document.documentElement;
	if ( count( 1 ) === 1 ) {
		if ( window.innerWidth > clientWidth ) {
			style.setProperty( 'scrollbar-gutter', 'stable' );
		}
		style.overflow = 'hidden';
	}
	return () => {
		if ( count( -1 ) === 0 ) {
			style.overflow = '';
			style.removeProperty( 'scrollbar-gutter' );
		}
	};
}
