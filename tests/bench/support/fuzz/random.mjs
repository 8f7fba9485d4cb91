/**
 * Chance that can be played again: the same seed and number make the same
 * choices, whatever was chosen for other numbers.
 */
import { createHash } from 'node:crypto';

/** Bytes of a hash that make one choice. */
const BYTES = 4;

/** Numbers below 1 without an end, each block of them a hash of where it stands. */
function* numbers( name ) {
	for ( let block = 0; ; block++ ) {
		const hash = createHash( 'sha256' )
			.update( `${ name } ${ block }` )
			.digest();
		for ( let at = 0; at < hash.length; at += BYTES ) {
			yield hash.readUInt32BE( at ) / 2 ** ( 8 * BYTES );
		}
	}
}

/**
 * @param {number} seed
 * @param {number} number Which of the seed's requests.
 */
export function chance( seed, number ) {
	const source = numbers( `${ seed } ${ number }` );
	const next = () => source.next().value;
	const below = ( limit ) => Math.floor( next() * limit );
	const hex = ( length ) =>
		Array.from( { length }, () => below( 16 ).toString( 16 ) ).join( '' );
	return {
		below,
		hex,
		pick: ( list ) => list[ below( list.length ) ],
		/** Whether something of a probability happens. */
		happens: ( probability ) => next() < probability,
		/** One of the names, as often as its weight says. */
		weighed( weights ) {
			const names = Object.keys( weights );
			let left =
				next() *
				Object.values( weights ).reduce( ( sum, one ) => sum + one, 0 );
			return (
				names.find( ( name ) => ( left -= weights[ name ] ) < 0 ) ??
				names[ 0 ]
			);
		},
		uuid: () =>
			[ 8, 4, 4, 4, 12 ].map( ( length ) => hex( length ) ).join( '-' ),
	};
}
