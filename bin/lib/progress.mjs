/** Says what is going on, with the time so far. Lines only: they read well in a log too. */
const began = Date.now();
let silent = false;

/** For tests, which have their own report. */
export const quiet = ( yes ) => {
	silent = yes;
};

const clock = ( milliseconds ) => {
	const seconds = Math.floor( milliseconds / 1000 );
	return `${ Math.floor( seconds / 60 ) }:${ String( seconds % 60 ).padStart( 2, '0' ) }`;
};

/** A line of the command's answer: without the time. */
export const say = ( text ) => silent || console.log( text );

/** A step that begins. */
export const step = ( text ) =>
	say( `[${ clock( Date.now() - began ) }] ${ text }` );

/**
 * A step that takes its time: repeats itself, so that nobody thinks it hangs.
 *
 * @template T
 * @param {string}           text
 * @param {() => Promise<T>} work
 * @return {Promise<T>}
 */
export async function during( text, work ) {
	step( text );
	const start = Date.now();
	const timer = setInterval(
		() => step( `  … ${ text } (${ clock( Date.now() - start ) })` ),
		10_000
	);
	try {
		return await work();
	} finally {
		clearInterval( timer );
	}
}
