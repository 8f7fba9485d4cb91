/** bin/package: the two zips a site owner installs. */
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from './arguments.mjs';
import { ensureBuild, ensureDependencies } from './build.mjs';
import { Complaint, main } from './complaint.mjs';
import { ROOT } from './paths.mjs';
import { during, say } from './progress.mjs';
import { intoPlace } from './temporary.mjs';

const HELP = `bin/package [options]: dist/brolga.zip and dist/brolga-theme.zip, to install in WordPress.

  --help   this text

They hold what runs, not what it was made from, and are the same byte for byte
when made again from the same sources.`;

/** What a zip is made of. `skip` is tried on each path in it. */
const PACKAGES = [
	{
		zip: 'brolga.zip',
		source: 'plugin',
		// The build has the blocks' metadata, render files, scripts and styles.
		skip: /^(blocks|src)(\/|$)|\.(tsx?|scss|map)$|(^|\/)(tests|node_modules)(\/|$)|(^|\/)\./,
		needed: [ 'brolga.php', 'uninstall.php', 'includes/Plugin.php', 'build/blocks/blocks-manifest.php', 'build/runtime/index.js' ],
	},
	{
		zip: 'brolga-theme.zip',
		source: 'theme',
		skip: /\.(tsx?|scss|map)$|(^|\/)(tests|node_modules|src)(\/|$)|(^|\/)\./,
		needed: [ 'style.css', 'theme.json', 'functions.php', 'templates/index.html' ],
	},
];

/** The files of a folder, as sorted paths in it. */
async function filesOf( folder, skip, inside = '' ) {
	const found = [];
	for ( const entry of await readdir( join( folder, inside ), { withFileTypes: true } ) ) {
		const path = inside ? `${ inside }/${ entry.name }` : entry.name;
		if ( skip.test( path ) ) {
			continue;
		}
		found.push( ...( entry.isDirectory() ? await filesOf( folder, skip, path ) : [ path ] ) );
	}
	return found.sort();
}

/** The time in the zip's entries: the same whenever and wherever it is made. */
const TIME = new Date( 2000, 0, 1 );

async function write( { zip, source, skip, needed } ) {
	const folder = join( ROOT, source );
	const files = await filesOf( folder, skip );
	const lacking = needed.filter( ( path ) => ! files.includes( path ) );
	if ( lacking.length ) {
		throw new Complaint( `${ zip } would lack ${ lacking.join( ', ' ) }: look at ${ source }/.` );
	}
	const { default: AdmZip } = await import( 'adm-zip' );
	const archive = new AdmZip();
	const add = ( path, content ) => {
		archive.addFile( `brolga/${ path }`, content, '', 0o644 );
		const entry = archive.getEntry( `brolga/${ path }` );
		entry.header.time = TIME;
	};
	for ( const path of files ) {
		add( path, await readFile( join( folder, path ) ) );
	}
	if ( ! files.includes( 'LICENSE' ) ) {
		const license = await readFile( join( ROOT, 'LICENSE' ) ).catch( () => null );
		if ( license ) {
			add( 'LICENSE', license );
		}
	}
	await intoPlace( join( ROOT, 'dist', zip ), ( partial ) => archive.writeZipPromise( partial, { overwrite: true } ) );
	const { size } = await import( 'node:fs' ).then( ( { statSync } ) => statSync( join( ROOT, 'dist', zip ) ) );
	say( `dist/${ zip }: ${ archive.getEntryCount() } files, ${ ( size / 1024 ).toFixed( 0 ) } KiB` );
}

await main( async () => {
	if ( parse( process.argv.slice( 2 ), { help: { type: 'boolean', short: 'h' } }, 'bin/package' ).help ) {
		say( HELP );
		return;
	}
	await ensureDependencies();
	// A build adds files and deletes none: the zip shall not carry those of former blocks.
	await ensureBuild( { clean: true } );
	await during( 'Packing', async () => {
		for ( const part of PACKAGES ) {
			await rm( join( ROOT, 'dist', part.zip ), { force: true } );
			await write( part );
		}
	} );
} );
