/**
 * SHA-256, one block at a time. The browser's own hashes one message a promise
 * and only on https: thousands of short messages are faster this way, anywhere.
 */

/** The first 32 bits of a number's fraction. */
const fraction = ( value: number ): number => ( ( value % 1 ) * 2 ** 32 ) | 0;

const primes: number[] = [];
for ( let candidate = 2; primes.length < 64; candidate++ ) {
	if ( primes.every( ( prime ) => candidate % prime !== 0 ) ) {
		primes.push( candidate );
	}
}

/** What the standard takes from the primes' roots. */
const START = Int32Array.from( primes.slice( 0, 8 ), ( prime ) =>
	fraction( Math.sqrt( prime ) )
);
const ROUND = Int32Array.from( primes, ( prime ) =>
	fraction( Math.cbrt( prime ) )
);

/** The message of the block that is being hashed, spread out. */
const spread = new Int32Array( 64 );

const at = ( words: Int32Array, index: number ): number => words[ index ] ?? 0;

const turn = ( word: number, by: number ): number =>
	( word >>> by ) | ( word << ( 32 - by ) );

/**
 * Takes one block into a hash.
 *
 * @param state The hash so far, eight words; changed in place.
 * @param block The block, sixteen words.
 */
export function compress( state: Int32Array, block: Int32Array ): void {
	spread.set( block );
	for ( let i = 16; i < 64; i++ ) {
		const early = at( spread, i - 15 );
		const late = at( spread, i - 2 );
		spread[ i ] =
			at( spread, i - 16 ) +
			at( spread, i - 7 ) +
			( turn( early, 7 ) ^ turn( early, 18 ) ^ ( early >>> 3 ) ) +
			( turn( late, 17 ) ^ turn( late, 19 ) ^ ( late >>> 10 ) );
	}
	let [ a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0 ] = state;
	for ( let i = 0; i < 64; i++ ) {
		const one =
			( h +
				( turn( e, 6 ) ^ turn( e, 11 ) ^ turn( e, 25 ) ) +
				( ( e & f ) ^ ( ~e & g ) ) +
				at( ROUND, i ) +
				at( spread, i ) ) |
			0;
		const two =
			( turn( a, 2 ) ^ turn( a, 13 ) ^ turn( a, 22 ) ) +
			( ( a & b ) ^ ( a & c ) ^ ( b & c ) );
		h = g;
		g = f;
		f = e;
		e = ( d + one ) | 0;
		d = c;
		c = b;
		b = a;
		a = ( one + two ) | 0;
	}
	[ a, b, c, d, e, f, g, h ].forEach( ( word, i ) => {
		state[ i ] = at( state, i ) + word;
	} );
}

/** A hash of nothing yet. */
export const begin = (): Int32Array => START.slice();

/**
 * The hash of a text, eight words.
 *
 * @param text Any text.
 */
export function sha256( text: string ): Int32Array {
	const bytes = new TextEncoder().encode( text );
	const blocks = ( bytes.length + 72 ) >> 6;
	const padded = new DataView( new ArrayBuffer( blocks * 64 ) );
	bytes.forEach( ( byte, i ) => padded.setUint8( i, byte ) );
	padded.setUint8( bytes.length, 0x80 );
	padded.setUint32( blocks * 64 - 4, bytes.length * 8 );
	const state = begin();
	for ( let block = 0; block < blocks; block++ ) {
		compress(
			state,
			Int32Array.from( { length: 16 }, ( _, i ) =>
				padded.getInt32( block * 64 + i * 4 )
			)
		);
	}
	return state;
}
