/**
 * `@brolga/http`: the page's calls to the server. Nothing else calls fetch().
 */
import { send } from './send';

export { tell } from './tell';

/** An answer that is an error, with all there is to know about it. */
export class HttpError extends Error {
	constructor(
		public readonly status: number,
		public readonly body: string
	) {
		super( `HTTP ${ status }` );
	}
}

/** Has fresh tokens fetched, by what keeps the session. */
const renewed = (): Promise< boolean > =>
	import( /* webpackIgnore: true */ '@brolga/keep-alive' ).then(
		( { keepAlive } ) => keepAlive(),
		() => false
	);

/**
 * Gets a text of this site.
 *
 * @param  url  Where.
 * @param  init As for fetch().
 * @throws {HttpError} Where the status is not 2xx.
 */
export async function get(
	url: string,
	init: RequestInit = {}
): Promise< string > {
	const response = await send( url, init );
	const body = await response.text();
	if ( ! response.ok ) {
		throw new HttpError( response.status, body );
	}
	return body;
}

/**
 * Posts to this site. Where a token is refused (403), fresh ones are asked
 * for once and the post is made once more.
 *
 * @see TOKEN-6
 * @param  url     Where.
 * @param  body    Makes the body; called again for the second try, with the
 *                 refusal, which may bring a fresh token of its own.
 * @param  headers Further headers.
 * @param  lasting Whether the call outlives the page; its body is short then.
 * @throws {HttpError} Where the status is not 2xx.
 */
export async function post(
	url: string,
	body: ( refusal?: string ) => BodyInit | Promise< BodyInit >,
	headers: Readonly< Record< string, string > > = {},
	lasting = false
): Promise< string > {
	const attempt = async ( refusal?: string ): Promise< string > =>
		get( url, {
			method: 'POST',
			body: await body( refusal ),
			headers,
			keepalive: lasting,
		} );
	try {
		return await attempt();
	} catch ( error ) {
		const refused = error instanceof HttpError && error.status === 403;
		if ( ! refused || ! ( await renewed() ) ) {
			throw error;
		}
		return attempt( error.body );
	}
}
