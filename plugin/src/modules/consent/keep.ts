/**
 * Keeps an answer: in the browser, and as proof on the server.
 */
import { write } from '../../consent/cookie';
import type { ConsentIsland } from '../../consent/state';
import { config } from '../../runtime/config';

/** How somebody answered. */
export type Action = 'accept' | 'reject' | 'choose';

/** A site that is busy has no proof, and the visitor their answer. */
async function prove( body: object ): Promise< void > {
	// Resolved by the page's import map; nobody waits for it before there is an answer.
	const { http } = await import(
		/* webpackIgnore: true */ '@brolga/runtime'
	);
	await http.post(
		`${ config().rest ?? '' }/consents`,
		() =>
			JSON.stringify( {
				et_frontend_nonce: config< { et_frontend_nonce: string } >()
					.et_frontend_nonce,
				...body,
			} ),
		{ 'Content-Type': 'application/json' },
		true
	);
}

/**
 * Keeps an answer.
 *
 * @see CONSENT-3 CONSENT-10
 * @param asked   The question.
 * @param action  How it was answered.
 * @param granted The services that were agreed to.
 */
export function keep(
	{ version, mode }: ConsentIsland[ 'consent' ],
	action: Action,
	granted: readonly string[]
): void {
	write( version, granted );
	prove( { version, granted, mode, action } ).catch( () => {} );
}
