/** Hands Jest the code with its switches where there are some, else the code. */
const { readFileSync } = require( 'node:fs' );
const babel = require( '@wordpress/scripts/config/babel-transform' );

const { code } = JSON.parse(
	readFileSync( process.env.BROLGA_MUTANTS, 'utf8' )
);

const handed =
	( name ) =>
	( source, path, ...more ) =>
		babel[ name ]( code[ path ] ?? source, path, ...more );

module.exports = {
	...babel,
	process: handed( 'process' ),
	processAsync: handed( 'processAsync' ),
	getCacheKey: handed( 'getCacheKey' ),
	getCacheKeyAsync: handed( 'getCacheKeyAsync' ),
};
