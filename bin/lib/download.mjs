/** Downloads a file, checked, or fails. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Complaint } from './complaint.mjs';
import { step } from './progress.mjs';

/** Nobody answers there, or not with the file: another source may do. */
export class Unreachable extends Error {}

const STALLED_AFTER = 20_000;

async function request( url, signal ) {
	let response;
	try {
		response = await fetch( url, { signal } );
	} catch ( error ) {
		throw new Unreachable(
			`${ new URL( url ).host } cannot be reached (${ error.cause?.code ?? error.name })`
		);
	}
	if ( ! response.ok || ! response.body ) {
		throw new Unreachable( `${ url } answered ${ response.status }` );
	}
	return response;
}

/** A short text: a checksum, a list of checksums. */
export async function downloadText( url ) {
	return (
		await request( url, AbortSignal.timeout( STALLED_AFTER ) )
	).text();
}

/**
 * @param {string} url
 * @param {string} file
 * @param {{ sha1?: string }} [expected] The file is refused when it differs.
 */
export async function download( url, file, { sha1 } = {} ) {
	const stall = new AbortController();
	let timer = setTimeout( () => stall.abort(), STALLED_AFTER );
	const hash = createHash( 'sha1' );
	try {
		const response = await request( url, stall.signal );
		const size = Number( response.headers.get( 'content-length' ) );
		let got = 0;
		let told = Date.now();
		await pipeline(
			response.body,
			async function* ( chunks ) {
				for await ( const chunk of chunks ) {
					clearTimeout( timer );
					timer = setTimeout( () => stall.abort(), STALLED_AFTER );
					hash.update( chunk );
					got += chunk.length;
					if ( Date.now() - told > 2000 ) {
						told = Date.now();
						step(
							`  … ${ ( got / 1e6 ).toFixed( 1 ) }${ size ? ` of ${ ( size / 1e6 ).toFixed( 1 ) }` : '' } MB`
						);
					}
					yield chunk;
				}
			},
			createWriteStream( file )
		);
		if ( size && got !== size ) {
			throw new Unreachable(
				`${ url } ended after ${ got } of ${ size } bytes`
			);
		}
	} catch ( error ) {
		if ( error instanceof Unreachable ) {
			throw error;
		}
		throw new Unreachable(
			`${ url } broke off (${ error.cause?.code ?? error.code ?? error.name })`
		);
	} finally {
		clearTimeout( timer );
	}
	if ( sha1 && hash.digest( 'hex' ) !== sha1 ) {
		throw new Complaint(
			`${ url } does not have the checksum published beside it: try again, and use another network if it happens again.`
		);
	}
}
