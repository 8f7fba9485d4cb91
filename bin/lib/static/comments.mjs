/**
 * Comments say why, and no more than that: a fifth of the lines of
 * plugin/includes at most. Those of Api are the reference for add-ons.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, projectRoot, report, sourceFiles } from './report.mjs';

/** The share of lines that may be comments. */
const MOST = 0.2;

const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/**
 * Counts lines.
 *
 * @param {string} source Of a PHP file.
 * @return {{ comments: number, lines: number }} Lines that are comments, and all lines.
 */
export function countLines( source ) {
	const lines = source.replace( /\n$/, '' ).split( '\n' );
	return {
		comments: lines.filter( ( line ) => COMMENT.test( line ) ).length,
		lines: lines.length,
	};
}

/**
 * Adds up the files of a tree.
 *
 * @param {string[]} sources Of PHP files.
 * @return {number} The share of lines that are comments.
 */
export function commentShare( sources ) {
	const counts = sources.map( countLines );
	const sum = ( key ) =>
		counts.reduce( ( total, count ) => total + count[ key ], 0 );
	return sum( 'comments' ) / sum( 'lines' );
}

if ( isCommand( import.meta.url ) ) {
	const share = commentShare(
		sourceFiles( projectRoot, 'plugin/includes' )
			.filter(
				( file ) =>
					file.endsWith( '.php' ) &&
					! file.startsWith( 'plugin/includes/Api/' )
			)
			.map( ( file ) =>
				readFileSync( join( projectRoot, file ), 'utf8' )
			)
	);
	const percent = ( part ) => `${ ( part * 100 ).toFixed( 1 ) } %`;
	console.log( `Lines that are comments: ${ percent( share ) }` );
	report(
		'comments',
		share > MOST
			? [
					{
						file: 'plugin/includes',
						message: `More than ${ percent( MOST ) } of the lines are comments; remove those that repeat a name or its types.`,
					},
				]
			: []
	);
}
