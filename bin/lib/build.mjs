/** Dependencies and the build, only when they are not what they should be. */
import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Complaint } from './complaint.mjs';
import { CommandFailed, run } from './children.mjs';
import { withLock } from './lock.mjs';
import { ROOT } from './paths.mjs';
import { during, step } from './progress.mjs';

const json = async ( path ) =>
	JSON.parse( await readFile( path, 'utf8' ).catch( () => 'null' ) );

/** Whether node_modules holds what the lock file says; npm keeps its own account of that. */
export async function dependenciesMatch( root ) {
	const [ wanted, installed ] = await Promise.all( [
		json( join( root, 'package-lock.json' ) ),
		json( join( root, 'node_modules/.package-lock.json' ) ),
	] );
	return (
		installed !== null &&
		Object.entries( wanted.packages ).every(
			( [ path, entry ] ) =>
				path === '' ||
				entry.optional ||
				entry.peer ||
				installed.packages[ path ]?.version === entry.version
		)
	);
}

/** What npm says went wrong, without its usage and its log. */
const reasons = ( output ) =>
	output
		.split( '\n' )
		.filter( ( line ) => /^npm error \S/.test( line ) )
		.slice( 0, 6 )
		.join( '\n' );

export async function ensureDependencies( root = ROOT ) {
	await withLock( join( root, '.cache/dependencies.lock' ), async () => {
		if ( await dependenciesMatch( root ) ) {
			return;
		}
		try {
			await during( 'Installing the development packages (npm ci)', () =>
				run(
					'npm',
					[ 'ci', '--ignore-scripts', '--no-audit', '--no-fund' ],
					{ cwd: root }
				)
			);
		} catch ( error ) {
			throw error instanceof CommandFailed
				? new Complaint(
						`The development packages could not be installed: connect to the network, or fix what npm names, and try again.\n${ reasons( error.output ) }`
					)
				: error;
		}
	} );
}

/** Everything the build reads; tests are none of it. */
const SOURCES = [
	'plugin/blocks',
	'plugin/src',
	'plugin/contracts',
	'webpack.config.js',
	'bin/lib/entries.cjs',
	'tsconfig.json',
	'package-lock.json',
];

async function filesIn( path ) {
	const entries = await readdir( path, { withFileTypes: true } ).catch(
		( error ) => {
			if ( error.code === 'ENOTDIR' ) {
				return null;
			}
			throw error;
		}
	);
	if ( entries === null ) {
		return [ path ];
	}
	const inside = entries
		.filter( ( entry ) => entry.name !== 'tests' )
		.map( ( entry ) => join( path, entry.name ) );
	return ( await Promise.all( inside.sort().map( filesIn ) ) ).flat();
}

export async function hashOfSources( root = ROOT, sources = SOURCES ) {
	const hash = createHash( 'sha256' );
	for ( const source of sources ) {
		for ( const file of await filesIn( join( root, source ) ) ) {
			hash.update( file.slice( root.length ) )
				.update( '\0' )
				.update( await readFile( file ) );
		}
	}
	return hash.digest( 'hex' );
}

/**
 * Says what the plugin directory's check cannot know (attributes called `exclude`
 * are no query), and gives each block's styles a version of their own: with
 * WordPress' own, browsers would keep those of an older plugin.
 */
async function markManifest( folder ) {
	const file = join( folder, 'blocks/blocks-manifest.php' );
	const mark =
		'// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams -- Attributes of blocks, and no query.';
	let manifest = ( await readFile( file, 'utf8' ) ).replace(
		'<?php\n',
		`<?php\n${ mark }\n`
	);
	for ( const [ entry, name ] of manifest.matchAll(
		/^\t'([\w-]+)' => array\(\n/gm
	) ) {
		const styles = await readFile(
			join( folder, `blocks/${ name }/style-index.css` )
		).catch( () => null );
		if ( styles ) {
			const hash = createHash( 'sha256' )
				.update( styles )
				.digest( 'hex' );
			manifest = manifest.replace(
				entry,
				`${ entry }\t\t'version' => '${ hash.slice( 0, 20 ) }',\n`
			);
		}
	}
	await writeFile( file, manifest );
}

/** What stands in headers; a page whose header has all of it fetches its styles as one file. */
const HEADER = [ 'header', 'header-search', 'menu' ];

/** The header's styles in one file, and its version as the other builds have it. */
async function bundleHeader( folder ) {
	const hash = createHash( 'sha256' );
	for ( const direction of [ '', '-rtl' ] ) {
		const styles = await Promise.all(
			HEADER.map( ( name ) =>
				readFile(
					join(
						folder,
						`blocks/${ name }/style-index${ direction }.css`
					),
					'utf8'
				)
			)
		);
		const all = styles.join( '\n' );
		await writeFile( join( folder, `site-header${ direction }.css` ), all );
		hash.update( all );
	}
	const version = hash.digest( 'hex' ).slice( 0, 20 );
	await writeFile(
		join( folder, 'site-header.asset.php' ),
		`<?php return array('dependencies' => array(), 'version' => '${ version }');\n`
	);
}

async function build() {
	try {
		await run( 'npm', [ 'run', '--silent', 'build' ], { cwd: ROOT } );
	} catch ( error ) {
		const lines = error.output?.split( '\n' ) ?? [];
		const errors = lines.flatMap( ( line, index ) =>
			/^\s*ERROR in /.test( line ) ? lines.slice( index, index + 6 ) : []
		);
		throw new Complaint(
			`The blocks cannot be built: fix what the build names.\n${ ( errors.length ? errors : lines.slice( -15 ) ).join( '\n' ) }`
		);
	}
}

/** What languages are made of, besides the built scripts. */
const LANGUAGES = [ 'plugin/languages', 'theme/languages', 'bin/lib/i18n' ];

/** The languages, when texts or scripts are others. */
async function ensureLanguages( built ) {
	const stamp = join( ROOT, 'plugin/languages/.stamp' );
	const hash = createHash( 'sha256' ).update( built );
	for ( const source of LANGUAGES ) {
		for ( const file of ( await filesIn( join( ROOT, source ) ) ).filter(
			( name ) => /\.(po|mjs)$/.test( name )
		) ) {
			hash.update( await readFile( file ) );
		}
	}
	const wanted = hash.digest( 'hex' );
	if ( ( await readFile( stamp, 'utf8' ).catch( () => '' ) ) !== wanted ) {
		await rm( stamp, { force: true } );
		// Not before: it stands on packages that a fresh clone has yet to install.
		const { compile } = await import( './i18n/compile.mjs' );
		await during( 'Making the language files', () => compile( ROOT ) );
		await writeFile( stamp, wanted );
	}
}

/** What the screen Help is made of. */
const HANDBOOK = [ 'docs/use', 'bin/lib/handbook.mjs' ];

/** The handbook, when its pages are others. */
async function ensureHandbook() {
	const target = join( ROOT, 'plugin/build/help' );
	const stamp = join( target, '.stamp' );
	const wanted = await hashOfSources( ROOT, HANDBOOK );
	if ( ( await readFile( stamp, 'utf8' ).catch( () => '' ) ) !== wanted ) {
		const { makeHandbook } = await import( './handbook.mjs' );
		await makeHandbook( join( ROOT, 'docs/use' ), target );
		await writeFile( stamp, wanted );
	}
}

/**
 * @param {{ clean?: boolean }} options `clean`: builds anew, without files of former builds.
 */
export async function ensureBuild( { clean = false } = {} ) {
	const folder = join( ROOT, 'plugin/build' );
	const stamp = join( folder, '.stamp' );
	await withLock(
		join( ROOT, '.cache/build.lock' ),
		async () => {
			const hash = await hashOfSources();
			if (
				! clean &&
				( await readFile( stamp, 'utf8' ).catch( () => '' ) ) === hash
			) {
				await ensureLanguages( hash );
				await ensureHandbook();
				return;
			}
			// An interrupted build has no stamp.
			await rm( clean ? folder : stamp, {
				recursive: true,
				force: true,
			} );
			await during( 'Building the blocks and screens', build );
			await markManifest( folder );
			await bundleHeader( folder );
			await writeFile( stamp, hash );
			await ensureLanguages( hash );
			await ensureHandbook();
		},
		( pid ) => step( `Waiting for process ${ pid }, which is building` )
	);
}
