/**
 * `@brolga/spam`: asks the site's verifier for a token. Loaded when a visitor
 * begins to use a form, and only then.
 *
 * A token is named after its verifier: where the owner has chosen another since
 * a cache kept the page, it counts for nothing, not against the visitor.
 *
 * @see SPAM-1 SPAM-2 SPAM-3
 */
import { config, type Config } from '@brolga/runtime';
import { newSalt, solve } from './proof';
import { load, tokenOf } from './services';

/** Proofs that are made ahead, each for one form and page token. */
const proofs = new WeakMap<
	HTMLFormElement,
	{ readonly page: string; readonly proof: Promise< string > }
>();

/** The service that judges a form's visitors, unless its owner wants none (SPAM-11). */
const serviceOf = ( form: HTMLFormElement ): Config[ 'spam' ] =>
	form.dataset.brolgaVerifier ? undefined : config().spam;

/**
 * Does ahead what can be: a visitor who begins to fill in a form will send it.
 *
 * @param form The form.
 * @param page What the page was signed with.
 */
export function prepare( form: HTMLFormElement, page: string ): void {
	const spam = serviceOf( form );
	if ( spam ) {
		load( spam.script ).catch( () => {} );
	} else {
		proofs.set( form, { page, proof: solve( page, newSalt() ) } );
	}
}

/**
 * A fresh token for a form that is being sent.
 *
 * @param form The form.
 * @param page What the page was signed with.
 */
export async function ask(
	form: HTMLFormElement,
	page: string
): Promise< string > {
	const spam = serviceOf( form );
	if ( spam ) {
		return `${ spam.verifier }:${ await tokenOf( spam, form ) }`;
	}
	const ahead = proofs.get( form );
	proofs.delete( form );
	return `builtin:${ await ( ahead?.page === page
		? ahead.proof
		: solve( page, newSalt() ) ) }`;
}
