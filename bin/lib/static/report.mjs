/**
 * What the checks of the source tree share: how they find files, and how they
 * say what is wrong.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = resolve(
	fileURLToPath( import.meta.url ),
	'../../../..'
);

/**
 * @typedef {{ file: string, line?: number, message: string }} Problem
 */

/**
 * The project's own files: what git knows or would add, and what is there.
 *
 * @param {string}    root
 * @param {...string} folders Limits the list to these.
 * @return {string[]} Paths from the root.
 */
export function sourceFiles( root, ...folders ) {
	const output = execFileSync(
		'git',
		[
			'ls-files',
			'-z',
			'--cached',
			'--others',
			'--exclude-standard',
			'--',
			...folders,
		],
		{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }
	);
	return output
		.split( '\0' )
		.filter( ( file ) => file && existsSync( join( root, file ) ) );
}

/**
 * Prints the problems of a check and sets the exit status.
 *
 * @param {string}    check
 * @param {Problem[]} problems
 */
export function report( check, problems ) {
	for ( const { file, line, message } of problems ) {
		console.log( `${ file }${ line ? `:${ line }` : '' }  ${ message }` );
	}
	console.log(
		problems.length
			? `${ check }: ${ problems.length } to mend`
			: `${ check }: fine`
	);
	process.exitCode = problems.length ? 1 : 0;
}

/**
 * Whether this module is the command being run, not an import of another.
 *
 * @param {string} url import.meta.url of the module.
 */
export const isCommand = ( url ) =>
	Boolean( process.argv[ 1 ] ) &&
	resolve( process.argv[ 1 ] ) === fileURLToPath( url );
