/**
 * A call that gives up in time. `@brolga/http` has it, and what keeps the session,
 * which takes nothing else of it.
 */

/** Longer than a slow host needs to store a lead, shorter than patience. */
const TIMEOUT_MS = 30_000;

/** Files take their time, up to a telephone's. */
const FILES_TIMEOUT_MS = 600_000;

/**
 * Calls the server, as a visitor of this site.
 *
 * @see SITE-22
 * @param url  Where.
 * @param init As for fetch().
 */
export const send = (
	url: string,
	init: RequestInit = {}
): Promise< Response > =>
	window.fetch( url, {
		credentials: 'same-origin',
		signal: AbortSignal.timeout(
			init.body instanceof FormData ? FILES_TIMEOUT_MS : TIMEOUT_MS
		),
		...init,
	} );
