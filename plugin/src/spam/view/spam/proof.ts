/**
 * The built-in verifier's half in the browser: a moment of work for each form
 * that is sent. PHP's half is Spam\ProofOfWork.
 *
 * @see SPAM-2
 */
import { SPAM } from '@brolga/contracts';
import { begin, compress, sha256 } from './sha256';

/** What a device may be kept from answering its visitor, in one go. */
const SLICE_MS = 8;

/** Seed, puzzle and nonce are ten words of a block; then come the mark of the end and the length. */
const MARK = 0x80000000 | 0;
const BITS = 320;

/** 110 random bits in 22 letters; also where the page is not on https. */
export const newSalt = (): string =>
	Array.from( crypto.getRandomValues( new Uint8Array( 22 ) ), ( byte ) =>
		( byte % 32 ).toString( 32 )
	).join( '' );

/**
 * Solves the puzzles of a page, one step at a time.
 *
 * @param page What the page was signed with.
 * @param salt What makes this proof another than the last.
 * @return After each step nothing, at the end the proof.
 */
export function* steps(
	page: string,
	salt: string
): Generator< undefined, string, undefined > {
	const block = new Int32Array( 16 );
	block.set( sha256( `${ page }|${ salt }` ) );
	block[ 10 ] = MARK;
	block[ 15 ] = BITS;
	const nonces: number[] = [];
	for ( let nonce = 0; nonces.length < SPAM.proofPuzzles; nonce++ ) {
		const state = begin();
		block[ 8 ] = nonces.length;
		block[ 9 ] = nonce;
		compress( state, block );
		if ( ( state[ 0 ] ?? -1 ) >>> ( 32 - SPAM.proofBits ) === 0 ) {
			nonces.push( nonce );
			nonce = -1;
		}
		yield;
	}
	return `${ salt }.${ nonces.join( '-' ) }`;
}

/**
 * Solves the puzzles of a page while the page stays usable.
 *
 * @param page What the page was signed with.
 * @param salt What makes this proof another than the last.
 */
export async function solve(
	page: string,
	salt = newSalt()
): Promise< string > {
	const work = steps( page, salt );
	for (;;) {
		const end = performance.now() + SLICE_MS;
		while ( performance.now() < end ) {
			const { done, value } = work.next();
			if ( done ) {
				return value;
			}
		}
		await new Promise( ( next ) => setTimeout( next ) );
	}
}
