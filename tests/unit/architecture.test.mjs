/**
 * docs/architecture.md tells of files that are there.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

const text = readFileSync( join( ROOT, 'docs/architecture.md' ), 'utf8' );
const walks = text.split( '### Walks' )[ 1 ].split( '\n## ' )[ 0 ];

/** Paths in backticks that name one file. */
// Also those that stand beside the one before.
const paths = [
	...walks.matchAll( /`([\w./-]+\/[\w.-]+\.(?:php|tsx?|mjs|json))`/g ),
].map( ( [ , path ] ) => path );

describe( 'the walks of docs/architecture.md (ARCH-6)', () => {
	it( 'are eight', () => {
		assert.equal( walks.match( /^\*\*/gm ).length, 8 );
		assert.ok( paths.length > 20 );
	} );

	for ( const path of new Set( paths ) ) {
		it( `find ${ path }`, () => {
			assert.ok(
				[ '', 'plugin/includes', 'plugin/blocks/tabs' ].some(
					( base ) => existsSync( join( ROOT, base, path ) )
				) ||
					[ 'Leads', 'Leads/Search' ].some( ( base ) =>
						existsSync(
							join( ROOT, 'plugin/includes', base, path )
						)
					)
			);
		} );
	}
} );
