/**
 * Requests in number, timed, over connections that stay open.
 */
import { Agent, request } from 'node:http';
import { Agent as TlsAgent, request as requestTls } from 'node:https';
import { performance } from 'node:perf_hooks';

/**
 * Makes one request.
 *
 * @param {string} url
 * @param {{ agent?: Agent, method?: string, headers?: Object, body?: string, from?: string }} options
 *        `from`: the address of this machine that it comes from.
 * @return {Promise<{ status: number, headers: Object, body: string, firstByte: number, total: number }>} Times in ms.
 */
export const ask = (
	url,
	{ agent, method = 'GET', headers = {}, body, from } = {}
) =>
	new Promise( ( resolve, reject ) => {
		const began = performance.now();
		let firstByte = 0;
		const asked = ( url.startsWith( 'https:' ) ? requestTls : request )(
			url,
			{
				agent,
				localAddress: from,
				method,
				headers: { 'User-Agent': 'Brolga bench', ...headers },
				timeout: 60_000,
			},
			( response ) => {
				const chunks = [];
				response.once( 'readable', () => {
					firstByte = performance.now() - began;
				} );
				response.on( 'data', ( chunk ) => chunks.push( chunk ) );
				// An answer that ends before it is whole is none.
				response.on( 'error', reject );
				response.on( 'end', () =>
					resolve( {
						status: response.statusCode,
						headers: response.headers,
						body: Buffer.concat( chunks ).toString(),
						firstByte,
						total: performance.now() - began,
					} )
				);
			}
		);
		asked.on( 'timeout', () => asked.destroy( new Error( 'timeout' ) ) );
		asked.on( 'error', reject );
		asked.end( body );
	} );

/** A form's body, and the headers it needs. */
export const form = ( fields ) => {
	const body = new URLSearchParams( fields ).toString();
	return {
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/x-www-form-urlencoded',
			'Content-Length': Buffer.byteLength( body ),
		},
	};
};

/** A form's body as browsers send one that may have files, and the headers it needs. */
export const multipart = ( fields ) => {
	const boundary = 'brolga-bench-boundary';
	const body = `${ Object.entries( fields )
		.map(
			( [ name, value ] ) =>
				`--${ boundary }\r\nContent-Disposition: form-data; name="${ name }"\r\n\r\n${ value }\r\n`
		)
		.join( '' ) }--${ boundary }--\r\n`;
	return {
		method: 'POST',
		body,
		headers: {
			'Content-Type': `multipart/form-data; boundary=${ boundary }`,
			'Content-Length': Buffer.byteLength( body ),
		},
	};
};

/** @param {number} clients @param {string} [ca] The certificate of a server that only its visitors trust. */
export const agentOf = ( clients = 1, ca = undefined ) =>
	ca
		? new TlsAgent( { keepAlive: true, maxSockets: clients, ca } )
		: new Agent( { keepAlive: true, maxSockets: clients } );

/** The value below which a part of the sorted values lie. */
export const quantile = ( values, part ) => {
	const sorted = [ ...values ].sort( ( one, other ) => one - other );
	return sorted[
		Math.min( sorted.length - 1, Math.floor( part * sorted.length ) )
	];
};

export const median = ( values ) => quantile( values, 0.5 );

/**
 * Does work several times with some clients at once.
 *
 * @param {number} times
 * @param {number} clients
 * @param {(index: number) => Promise<unknown>} work
 * @return {Promise<number>} Milliseconds it took.
 */
export async function together( times, clients, work ) {
	let next = 0;
	const began = performance.now();
	await Promise.all(
		Array.from( { length: clients }, async () => {
			while ( next < times ) {
				await work( next++ );
			}
		} )
	);
	return performance.now() - began;
}
