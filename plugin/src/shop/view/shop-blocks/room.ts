/**
 * While the shop is asked for its ways of delivery the checkout of blocks shows one
 * outline in their place. Their room is kept, so that nothing moves under a finger.
 *
 * @see SHOP-480
 */

const SECTION = '.wc-block-checkout__shipping-option';
const OUTLINE = '.wc-block-components-skeleton';

/** What the style sheet keeps. */
const ROOM = '--brolga-delivery-room';

/**
 * Measures what is there when a field is reached or left: the outline comes then.
 *
 * @param signal Ends it.
 */
export function keepRoom( signal: AbortSignal ): void {
	const measure = (): void => {
		const section = document.querySelector< HTMLElement >( SECTION );
		if ( section && ! section.querySelector( OUTLINE ) ) {
			document.documentElement.style.setProperty(
				ROOM,
				`${ section.offsetHeight }px`
			);
		}
	};
	for ( const event of [ 'focusin', 'focusout' ] ) {
		// Before the checkout's own script asks.
		document.addEventListener( event, measure, { signal, capture: true } );
	}
}
