/**
 * Gets a form the token that speaks for its visitor.
 */
import { config } from '@brolga/runtime';

/**
 * Loads the verifier when a visitor begins to use a form, and asks it when the
 * form is sent. Whatever goes wrong there sends the form without a token, which
 * speaks neither for nor against anybody.
 *
 * @see SPAM-1 SPAM-2 SPAM-11
 * @param form   The form.
 * @param name   The input with what the page was signed with.
 * @param signal Ends it.
 * @return Asks for a token; `page` is what the page was signed with, if it is not that of the input.
 */
export function guard(
	form: HTMLFormElement,
	name: string,
	signal: AbortSignal
): ( page?: string ) => Promise< string > {
	if ( form.dataset.brolgaVerifier === 'off' ) {
		return () => Promise.resolve( '' );
	}
	// Resolved by the page's import map. A form may do without the service.
	const verifier = () =>
		config< { spam: object } >().spam && ! form.dataset.brolgaVerifier
			? import( /* webpackIgnore: true */ '@brolga/spam-service' )
			: import( /* webpackIgnore: true */ '@brolga/spam' );
	const signed = (): string => String( new FormData( form ).get( name ) );
	const begin = (): void => {
		verifier()
			.then( ( { prepare } ) => prepare( form, signed() ) )
			.catch( () => {} );
	};
	form.addEventListener( 'focusin', begin, { once: true, signal } );
	// What brought this here may have been the first use.
	if ( form.matches( ':focus-within' ) ) {
		form.dispatchEvent( new Event( 'focusin' ) );
	}
	return ( page = signed() ) =>
		verifier()
			.then( ( { ask } ) => ask( form, page ) )
			.catch( () => '' );
}
