/**
 * A fresh clone has no packages yet: what the commands load before `npm ci` has
 * run imports Node's own modules alone. What needs a package is imported later.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { projectRoot } from '../../bin/lib/static/report.mjs';

const IMPORT = /^(?:import|export)\s(?:[^'";]*?\sfrom\s*)?'([^']+)';/gm;

/** What is imported from outside, by the file that does, along all that is loaded with one. */
function foreign( start ) {
	const seen = new Set();
	const found = [];
	const visit = ( file ) => {
		if ( seen.has( file ) ) {
			return;
		}
		seen.add( file );
		for ( const [ , name ] of readFileSync( file, 'utf8' ).matchAll(
			IMPORT
		) ) {
			if ( name.startsWith( '.' ) ) {
				visit( join( dirname( file ), name ) );
			} else if ( ! isBuiltin( name ) ) {
				found.push( `${ relative( projectRoot, file ) }: ${ name }` );
			}
		}
	};
	visit( start );
	return { found, seen };
}

describe( 'what a fresh clone loads before it has any package (CMD-1, CMD-12)', () => {
	for ( const command of [ 'start', 'test', 'package', 'bench' ] ) {
		it( `of bin/${ command } is Node's own`, () => {
			const [ , entry ] =
				/^run ([\w/-]+\.mjs)/m.exec(
					readFileSync( join( projectRoot, 'bin', command ), 'utf8' )
				) ?? [];
			assert.ok( entry, 'its module' );
			const { found, seen } = foreign(
				join( projectRoot, 'bin/lib', entry )
			);
			assert.deepEqual( found, [] );
			assert.ok( seen.size > 3 );
		} );
	}
} );
