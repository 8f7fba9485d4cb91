/** Folders that have a score each, and samples of what can be changed in them. */
import { createHash } from 'node:crypto';

/** Of PHP: what stores leads and sign-ups, what counts tests, what judges. */
export const PHP_FOLDERS = [
	'Leads/Intake',
	'Outbox',
	'Newsletter',
	'AbTests',
	'Spam',
	'Forms/Checks',
].map( ( name ) => `plugin/includes/${ name }` );

/** Of TypeScript: what visitors download, and what is pure. */
export const TS_FOLDERS = [
	'plugin/src/runtime',
	'plugin/src/forms/view',
	'plugin/src/*/view',
	'plugin/src/*/rest',
];

const FOLDERS = [
	...PHP_FOLDERS,
	...TS_FOLDERS,
	'plugin/src/*/admin',
	'plugin/src/*/editor',
	'plugin/src',
	'plugin/blocks',
];

/** Whether a file is in a folder, of which `*` is any feature's; `rest.ts` is a whole `rest`. */
const isIn = ( folder, file ) =>
	new RegExp(
		`^${ folder.replace( '/*/', '/(?:[^/]+/)?' ) }(?:/|\\.ts$)`
	).test( file );

/** Which files are looked at. */
export const isLookedAt = ( file ) =>
	! /(?:^|\/)tests\//.test( file ) &&
	( file.endsWith( '.php' )
		? PHP_FOLDERS.some( ( folder ) => isIn( folder, file ) )
		: /^plugin\/(?:blocks|src)\/(?:.+\/)?model\.ts$/.test( file ) ||
			( file.endsWith( '.ts' ) &&
				TS_FOLDERS.some( ( folder ) => isIn( folder, file ) ) ) );

/**
 * Things of files by their folder.
 *
 * @template {{ file: string }} T
 * @param {T[]} some
 * @return {Map<string, T[]>}
 */
export function byFolder( some ) {
	const folders = new Map();
	for ( const one of some ) {
		const folder = FOLDERS.find( ( name ) => isIn( name, one.file ) );
		folders.set( folder, [ ...( folders.get( folder ) ?? [] ), one ] );
	}
	return folders;
}

/** By what a sample is ordered: the same on each machine, and without a pattern. */
export const lot = ( { file, line, from, to }, seed = '' ) =>
	createHash( 'sha256' )
		.update( [ seed, file, line, from, to ].join( '\n' ) )
		.digest( 'hex' );

/**
 * Mutants in the order in which they are drawn.
 *
 * @template {{ file: string, line: number, from: string, to: string }} T
 * @param {T[]}    mutants
 * @param {string} seed    Another one draws others.
 */
const drawn = ( mutants, seed ) =>
	mutants.toSorted( ( one, other ) =>
		lot( one, seed ) < lot( other, seed ) ? -1 : 1
	);

/**
 * Some mutants of each folder.
 *
 * @template {{ file: string, line: number, from: string, to: string }} T
 * @param {T[]}    mutants
 * @param {number} most    Of a folder.
 * @param {string} seed
 * @return {T[]}
 */
export const sample = ( mutants, most, seed = '' ) =>
	[ ...byFolder( mutants ).values() ].flatMap( ( some ) =>
		drawn( some, seed ).slice( 0, most )
	);
