/**
 * The plugin in somebody else's theme, and in somebody else's container.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

const read = ( file ) => readFileSync( join( projectRoot, file ), 'utf8' );

describe( 'the blocks’ styles (SITE-15)', () => {
	const files = sourceFiles( projectRoot, 'plugin' ).filter( ( file ) =>
		/\.s?css$|\/notices\.ts$/.test( file )
	);

	it( 'are there', () => assert.ok( files.length > 6 ) );

	for ( const file of files ) {
		it( `${ file } has a fallback for each preset a theme may lack`, () =>
			assert.deepEqual(
				read( file ).match(
					/var\(\s*--wp--(?:preset|custom)--[\w-]+\s*\)/g
				) ?? [],
				[]
			) );
	}
} );

describe( '.wp-env.json (CMD-21)', () => {
	const environment = JSON.parse( read( '.wp-env.json' ) );
	const { parseSourceString } = createRequire( import.meta.url )(
		// No export of the package: the file itself.
		join(
			projectRoot,
			'node_modules/@wordpress/env/lib/config/parse-source-string.js'
		)
	);
	const source = ( text ) =>
		parseSourceString( text, { cacheDirectoryPath: projectRoot } );

	it( 'names sources that wp-env understands', () => {
		for ( const text of [ environment.core, ...environment.plugins ] ) {
			assert.equal( source( text ).type, 'zip' );
		}
	} );

	it( 'maps folders that are there', () => {
		for ( const folder of Object.values( environment.mappings ) ) {
			assert.ok( existsSync( join( projectRoot, folder ) ), folder );
		}
		assert.ok( existsSync( join( projectRoot, 'demo/seed.php' ) ) );
	} );

	it( 'has the PHP that the plugin asks for', () =>
		assert.match(
			read( 'plugin/brolga.php' ),
			new RegExp( `Requires PHP:\\s+${ environment.phpVersion }\n` )
		) );
} );
