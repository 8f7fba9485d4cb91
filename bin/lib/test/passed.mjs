/**
 * What slow suites looked at when they last passed on this machine, so that a
 * suite that would see the very same files is not run again.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../paths.mjs';

/** They decide how everything is built and run. */
const ALWAYS = [ 'bin/lib/test/', 'composer.json', 'package-lock.json' ];

const record = () => join( cacheFolder(), 'passed.json' );

function all() {
	try {
		return Object( JSON.parse( readFileSync( record(), 'utf8' ) ) );
	} catch {
		return {};
	}
}

/**
 * @param {string}   root    The project's root.
 * @param {string[]} watched Beginnings of paths.
 * @return {string} A hash of the files there are; empty outside of git.
 */
export function fingerprint( root, watched ) {
	const git = ( args, input ) => {
		const { status, stdout } = spawnSync( 'git', args, {
			cwd: root,
			encoding: 'utf8',
			input,
			maxBuffer: 64 * 1024 * 1024,
		} );
		return status === 0 ? stdout : '';
	};
	const files = git( [
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
	] )
		.split( '\n' )
		.filter( ( file ) =>
			[ ...ALWAYS, ...watched ].some( ( beginning ) =>
				file.startsWith( beginning )
			)
		)
		.sort();
	const hashes = git(
		[ 'hash-object', '--stdin-paths' ],
		files.map( ( file ) => `${ file }\n` ).join( '' )
	);
	return hashes === ''
		? ''
		: createHash( 'sha256' )
				.update( process.version + files.join( '\n' ) + hashes )
				.digest( 'hex' );
}

/**
 * @param {string} name A suite's.
 * @param {string} seen A fingerprint.
 */
export const hasPassed = ( name, seen ) =>
	seen !== '' && all()[ name ] === seen;

/**
 * @param {string} name A suite's.
 * @param {string} seen A fingerprint of what it looked at.
 */
export function keepPassed( name, seen ) {
	if ( seen !== '' ) {
		mkdirSync( dirname( record() ), { recursive: true } );
		writeFileSync(
			record(),
			JSON.stringify( { ...all(), [ name ]: seen }, null, '\t' )
		);
	}
}
