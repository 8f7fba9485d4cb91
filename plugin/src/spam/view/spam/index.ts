/**
 * `@brolga/spam`: the built-in verifier, which makes a proof of work. Loaded
 * when a visitor begins to use a form, and only then.
 *
 * A token is named after its verifier: where the owner has chosen another since
 * a cache kept the page, it counts for nothing, not against the visitor.
 *
 * @see SPAM-1 SPAM-2
 */
import { solve } from './proof';

/** Proofs that are made ahead, each for one form and page token. */
const proofs = new WeakMap<
	HTMLFormElement,
	{ readonly page: string; readonly proof: Promise< string > }
>();

/**
 * Does ahead what can be: a visitor who begins to fill in a form will send it.
 *
 * @param form The form.
 * @param page What the page was signed with.
 */
export function prepare( form: HTMLFormElement, page: string ): void {
	proofs.set( form, { page, proof: solve( page ) } );
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
	const ahead = proofs.get( form );
	proofs.delete( form );
	return `builtin:${ await ( ahead?.page === page
		? ahead.proof
		: solve( page ) ) }`;
}
