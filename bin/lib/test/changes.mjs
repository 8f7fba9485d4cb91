/**
 * What has changed on a branch, so that slow suites run only where what they
 * look at is among it.
 */
import { spawnSync } from 'node:child_process';

/** Where a branch began, by what git knows of the server. */
const BASES = [ 'origin/HEAD', 'origin/main' ];

/**
 * @param {string} root The project's root.
 * @return {string[] | null} Changed and new files, relative to the root; null where that cannot be told: outside of git, without a remote, or on its newest commit.
 */
export function changedFiles( root ) {
	const git = ( ...args ) => {
		const { status, stdout } = spawnSync( 'git', args, {
			cwd: root,
			encoding: 'utf8',
		} );
		return status === 0 ? stdout.trim() : '';
	};
	const head = git( 'rev-parse', 'HEAD' );
	const base = BASES.map( ( name ) =>
		git( 'merge-base', 'HEAD', name )
	).find( Boolean );
	if ( ! base || base === head ) {
		return null;
	}
	return [
		git( 'diff', '--name-only', base ),
		git( 'ls-files', '--others', '--exclude-standard' ),
	]
		.flatMap( ( list ) => list.split( '\n' ) )
		.filter( Boolean );
}

/**
 * @param {string[]}        watched Beginnings of paths that a suite looks at; none: everything.
 * @param {string[] | null} changed See changedFiles().
 */
export const concerns = ( watched, changed ) =>
	! watched.length ||
	changed === null ||
	changed.some( ( file ) =>
		watched.some( ( beginning ) => file.startsWith( beginning ) )
	);
