/**
 * A visitor without a browser: keeps cookies, goes to addresses as the site
 * names them, and reaches the site through whatever stands before it.
 */
import { ask } from '../bench/support/load.mjs';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0';

export class Visitor {
	/**
	 * @param {{ port: number, home: string, headers?: Record<string, string> }} site
	 *        `port`: where it listens. `home`: its address as it has it, without a slash at the end. `headers`: what a proxy adds.
	 */
	constructor( { port, home, headers = {} } ) {
		this.port = port;
		this.home = home;
		this.headers = headers;
		/** The last line that set each cookie. */
		this.setBy = new Map();
		this.cookies = new Map();
	}

	/**
	 * Asks for an address, which has to be one of the site's.
	 *
	 * @param {string} url
	 * @param {Object} [options] Those of ask().
	 */
	async request( url, options = {} ) {
		const { origin, host, pathname, search } = new URL( url );
		if ( origin !== new URL( this.home ).origin ) {
			throw new Error( `${ url } is not below ${ this.home }` );
		}
		const answer = await ask(
			`http://127.0.0.1:${ this.port }${ pathname }${ search }`,
			{
				...options,
				headers: {
					...this.headers,
					Host: host,
					'User-Agent': AGENT,
					Cookie: this.cookieLine(),
					...options.headers,
				},
			}
		);
		for ( const line of answer.headers[ 'set-cookie' ] ?? [] ) {
			const [ , name, value ] = /^([^=]+)=([^;]*)/.exec( line );
			this.setBy.set( name, line );
			this.cookies.set( name, value );
		}
		return answer;
	}

	cookieLine() {
		return [ ...this.cookies ]
			.map( ( pair ) => pair.join( '=' ) )
			.join( '; ' );
	}

	get( url, headers = {} ) {
		return this.request( url, { headers } );
	}

	/**
	 * Posts as a page of the site does.
	 *
	 * @param {string}                   url
	 * @param {URLSearchParams | Object} body What is no form is sent as JSON.
	 * @param {Object}                   more Further options of ask().
	 */
	post( url, body, { headers = {}, ...more } = {} ) {
		const isForm = body instanceof URLSearchParams;
		const text = isForm ? body.toString() : JSON.stringify( body );
		return this.request( url, {
			method: 'POST',
			body: text,
			...more,
			headers: {
				'Content-Type': isForm
					? 'application/x-www-form-urlencoded'
					: 'application/json',
				'Content-Length': Buffer.byteLength( text ),
				Origin: new URL( this.home ).origin,
				'Sec-Fetch-Site': 'same-origin',
				...headers,
			},
		} );
	}
}
