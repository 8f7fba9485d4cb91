/**
 * A form that is being sent.
 */

/**
 * Says on a form's button that it is being sent; the button keeps its width
 * and the focus.
 *
 * @see FORM-50
 * @param  form The form.
 * @param  text What the button says meanwhile.
 * @return Takes it back.
 */
export function busy( form: HTMLFormElement, text: string ): () => void {
	const button = form.querySelector< HTMLElement >( '[data-brolga-submit]' );
	const status = form.querySelector( '[data-brolga-status]' );
	const label = button?.textContent ?? '';
	const set = ( now: boolean ): void => {
		form.toggleAttribute( 'data-brolga-submitted', now );
		form.setAttribute( 'aria-busy', String( now ) );
		if ( button && status ) {
			button.style.minInlineSize = now
				? `${ button.getBoundingClientRect().width }px`
				: '';
			button.setAttribute( 'aria-disabled', String( now ) );
			button.textContent = now ? text : label;
			status.textContent = now ? text : '';
		}
	};
	set( true );
	return () => set( false );
}

/**
 * Whether a form has been sent and not yet been answered.
 *
 * @see FORM-24
 * @param form The form.
 */
export const isSubmitted = ( form: HTMLFormElement ): boolean =>
	form.hasAttribute( 'data-brolga-submitted' );
