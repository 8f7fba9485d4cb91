/**
 * What became of a form that the page itself has sent.
 */

/**
 * Moves the focus to the outcome that a page came back with. A browser that
 * follows the address's hash to the form takes the focus away again: it is put
 * back when the page has loaded, unless the visitor has moved on. The focus
 * reads it out: with the role that tells it by itself it would be heard twice.
 *
 * @see FORM-45 FORM-330
 * @param outcome What tells it, if anything does.
 * @param signal  Ends it.
 */
export function focusOutcome(
	outcome: HTMLElement | null | undefined,
	signal: AbortSignal
): void {
	if ( ! outcome ) {
		return;
	}
	outcome.removeAttribute( 'role' );
	outcome.focus();
	window.addEventListener(
		'load',
		() => {
			if ( ! document.querySelector( ':focus' ) ) {
				outcome.focus( { preventScroll: true } );
			}
		},
		{ once: true, signal }
	);
}
