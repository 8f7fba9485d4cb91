/**
 * The demo at the moment at which the clock stands, the shop with it. Filling it
 * takes longer than a sample's pictures, so it is kept for as long as nothing
 * changes of what fills it.
 */
import { createHash } from 'node:crypto';
import { copyFile, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { dropSite, provisionSite } from '../site.mjs';
import { shopForTests } from '../woocommerce.mjs';
import { DEFAULT_WORDPRESS } from '../wordpress.mjs';
import { NOW } from './frozen.mjs';

/** What the demo is filled from, and by. */
const SOURCES = [ 'demo', 'plugin', 'theme', 'bin/lib/php' ];

const FILLS = /\.(?:php|json|html|md|txt|csv|webp|jpg|png|svg)$/;

/** Says whether a site is still as it would be made. */
async function stamp() {
	const hash = createHash( 'sha256' );
	const { folder } = await shopForTests();
	hash.update( `${ NOW } ${ DEFAULT_WORDPRESS } ${ folder }` );
	for ( const source of SOURCES ) {
		const files = await readdir( join( ROOT, source ), {
			recursive: true,
		} );
		for ( const file of files.toSorted() ) {
			if ( FILLS.test( file ) && ! file.startsWith( 'build/' ) ) {
				hash.update( file ).update(
					await readFile( join( ROOT, source, file ) )
				);
			}
		}
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/**
 * The site as the demo has filled it.
 *
 * @param {string} dir Where.
 */
export async function demoSite( dir ) {
	const database = join( dir, 'wp-content/database/.ht.sqlite' );
	const filled = `${ dir }.sqlite`;
	const stampFile = `${ dir }.stamp`;
	const url = 'http://localhost';
	const now = await stamp();
	if ( ( await readFile( stampFile, 'utf8' ).catch( () => '' ) ) === now ) {
		// What was looked at has left traces.
		await copyFile( filled, database );
	} else {
		await rm( stampFile, { force: true } );
		await dropSite( dir );
		await provisionSite( { dir, url, woocommerce: true, seed: true } );
		await copyFile( database, filled );
		await writeFile( stampFile, now );
	}
	await copyFile(
		join( ROOT, 'tests/support/looks-site.php' ),
		join( dir, 'wp-content/mu-plugins/looks-site.php' )
	);
	return { dir, url };
}
