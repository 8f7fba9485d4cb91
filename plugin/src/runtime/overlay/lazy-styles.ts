/**
 * The looks of what is not there until somebody asks for it: its element names
 * the style sheet as `data-brolga-style`, and the page does without until then.
 *
 * @see PERF-38
 */

/** A sheet that has not come by then is not waited for. */
const PATIENCE_MS = 2000;

/**
 * Does something once an element has its looks: at once, where it waits for none.
 *
 * @param element What is to be seen.
 * @param then    What to do.
 */
export function withStyles(
	element: HTMLElement,
	then: () => void = () => {}
) {
	const href = element.dataset.brolgaStyle;
	const selector = `link[href="${ href }"]`;
	let link = document.head.querySelector< HTMLLinkElement >( selector );
	if ( ! href || link?.sheet ) {
		then();
		return;
	}
	if ( ! link ) {
		link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = href;
		// Whatever the theme and the owner say of it stands after it.
		document.head.prepend( link );
	}
	void Promise.race( [
		new Promise( ( done ) => {
			link.addEventListener( 'load', done );
			link.addEventListener( 'error', done );
		} ),
		new Promise( ( done ) => setTimeout( done, PATIENCE_MS ) ),
	] ).then( then );
}
