/**
 * Asks the site: over the network, or a hundred at once within one process, which
 * answers a line each as soon as it is done.
 */
import { agentOf, ask } from '../load.mjs';

const agent = agentOf( 8 );

/** An answer as it is judged: `number`, `status`, `type`, `body`, `headers`. */
const noAnswer = ( number, error ) => ( {
	number,
	status: 0,
	type: 'none',
	body: String( error ),
	headers: {},
} );

/**
 * A body as it is sent. HTTP gives that of a GET no meaning: PHP doesn't read it, and
 * php-fpm ends the connection of one that is still on its way, whatever the site is.
 */
const sent = ( method, body ) =>
	[ 'GET', 'HEAD' ].includes( method ) ? body.subarray( 0, 4096 ) : body;

/** Over the network. */
export async function wire(
	url,
	{ number, method, path, query, headers, body }
) {
	const outgoing = sent( method, body );
	try {
		const {
			status,
			headers: answered,
			body: text,
		} = await ask( `${ url }${ path }${ query ? `?${ query }` : '' }`, {
			agent,
			method,
			headers: {
				...headers,
				'content-length': outgoing.length,
				'x-brolga-fuzz': number,
			},
			body: outgoing,
		} );
		return {
			number,
			status,
			type: answered[ 'content-type' ] ?? '',
			body: text,
			headers: answered,
		};
	} catch ( error ) {
		return noAnswer( number, error );
	}
}

const cookiesOf = ( header = '' ) =>
	Object.fromEntries(
		header
			.split( '; ' )
			.filter( Boolean )
			.map( ( pair ) => pair.split( '=' ) )
			.map( ( [ name, value = '' ] ) => [
				decode( name ),
				decode( value ),
			] )
	);

const decode = ( text ) => {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
};

/** A request as tests/bench/support/fuzz/lanes.php reads it. */
const item = ( {
	number,
	blocks,
	method,
	path,
	query,
	headers,
	body,
	owner,
} ) =>
	blocks === undefined
		? {
				number,
				method,
				route: decode( path ),
				query,
				headers,
				cookies: cookiesOf( headers.cookie ),
				body: body.toString( 'base64' ),
				owner: owner === true,
			}
		: { number, blocks };

/**
 * Within one process. One that ends in the middle has not answered the request
 * that it was at; the others are asked once more.
 *
 * @param {string}   url
 * @param {Object[]} requests
 * @return {Promise<Object[]>} Their answers.
 */
export async function together( url, requests ) {
	const answers = [];
	while ( answers.length < requests.length ) {
		const body = Buffer.from(
			JSON.stringify( requests.slice( answers.length ).map( item ) )
		);
		const answer = await ask( `${ url }/form/`, {
			agent,
			method: 'POST',
			headers: {
				'content-type': 'application/json',
				'content-length': body.length,
				'x-brolga-lane': '1',
			},
			body,
		} ).catch( ( error ) => ( { body: '', error } ) );
		const lines = answer.body
			.split( '\n' )
			.filter(
				( line ) =>
					line.startsWith( '{"number"' ) && line.endsWith( '}' )
			);
		answers.push(
			...lines.map( ( line ) => ( {
				headers: {},
				...JSON.parse( line ),
			} ) )
		);
		if ( answers.length < requests.length ) {
			answers.push(
				noAnswer(
					requests[ answers.length ].number,
					answer.error ?? 'The process ended.'
				)
			);
		}
	}
	return answers;
}
