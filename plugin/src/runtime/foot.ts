/**
 * Bars over the whole width of the window's foot, and what floats above them.
 */

/** What floats at the foot. All of it leaves `--brolga-banner` and `--brolga-bar` free below itself. */
export const FLOATS =
	'.wp-block-brolga-scroll-top,.brolga-consent-corner,.brolga-popup,.brolga-popup-tab,.brolga-buy,#brolga-notices,#brolga-toolbar';

/**
 * Lifts what floats above a bar, for as long as the bar is seen. Both the banner
 * and the bar of a product tell of their own height, so neither knows the other.
 *
 * @see NAV-120
 * @param bar    The bar.
 * @param name   Which of the two it is.
 * @param change Is told the bar's height.
 * @return Ends it.
 */
export function liftAbove(
	bar: HTMLElement,
	name: 'banner' | 'bar',
	change?: ( height: number ) => void
): () => void {
	// A rule, which what comes later follows too. No property of the page's own,
	// which all that it holds would inherit: a change of it would make the
	// browser look at each element again. A strict policy takes no style element.
	// Nor does every browser know sheets that are made, and the bar has to come there too.
	const sheets = ( document as Partial< Document > ).adoptedStyleSheets;
	const sheet = sheets && new CSSStyleSheet();
	if ( sheet ) {
		document.adoptedStyleSheets = [ ...sheets, sheet ];
	}
	const room = new ResizeObserver( () => {
		const { offsetHeight } = bar;
		sheet?.replaceSync(
			offsetHeight
				? `${ FLOATS }{--brolga-${ name }:${ offsetHeight }px}`
				: ''
		);
		change?.( offsetHeight );
	} );
	room.observe( bar );
	return () => {
		room.disconnect();
		sheet?.replaceSync( '' );
	};
}
