/**
 * `@brolga/fields`: what only some fields need, fetched by the forms that have
 * such fields: what their values have to be like, and values that come from elsewhere, from a box
 * beside them or from the page's address.
 */
export { complaint } from '../checks';

/**
 * Lets boxes set the inputs they are paired with.
 *
 * @see FIELD-5
 * @param form   The form.
 * @param signal Ends it.
 */
function pairedBoxes( form: HTMLFormElement, signal: AbortSignal ): void {
	form.addEventListener(
		'change',
		( { target } ) => {
			const box = target as HTMLInputElement;
			const { brolgaPairing = '[]' } =
				box.closest< HTMLElement >( '[data-brolga-pairing]' )
					?.dataset ?? {};
			const [ id, ...values ] = JSON.parse( brolgaPairing ) as string[];
			const input = form.querySelector< HTMLInputElement >(
				`[data-brolga-field="${ id }"] input`
			);
			if ( input ) {
				input.value = values[ Number( box.checked ) ] ?? '';
			}
		},
		// First: rules about the input's value ask for it afterwards.
		{ signal, capture: true }
	);
}

/**
 * Fills in what hidden fields take from the page's address, for the rules of
 * other fields; the server reads the address itself.
 *
 * @param form The form.
 */
function readAddress( form: HTMLFormElement ): void {
	const parameters = new URLSearchParams( window.location.search );
	for ( const input of form.querySelectorAll< HTMLInputElement >(
		'[data-brolga-parameter]'
	) ) {
		input.value =
			parameters.get( input.dataset.brolgaParameter ?? '' ) ||
			input.value;
	}
}

/**
 * Gives fields the values that come from elsewhere.
 *
 * @param form   The form.
 * @param signal Ends it.
 */
export async function linkFields(
	form: HTMLFormElement,
	signal: AbortSignal
): Promise< void > {
	readAddress( form );
	pairedBoxes( form, signal );
	if ( form.querySelector( '[data-brolga-days]' ) ) {
		( await import( /* webpackIgnore: true */ '@brolga/days' ) ).setDays(
			form
		);
	}
}
