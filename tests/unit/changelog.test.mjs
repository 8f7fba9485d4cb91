/** What the CHANGELOG tells, and what it leaves to git. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

const changelog = readFileSync( join( ROOT, 'CHANGELOG.md' ), 'utf8' );

/** Words that compare with a state that was there before. */
const BEFORE =
	/\bno longer\b|\bany ?more\b|\buntil now\b|\bso far\b|\(before\b|\bbefore[:;,)]|\binstead of \d|\bused to\b|\bFor us:/i;

describe( 'CMD-690: the CHANGELOG', () => {
	const versions = changelog.split( /^## /m ).slice( 1 );
	const unreleased = versions.filter( ( text ) =>
		/^(?:Unreleased|.*not released yet)/.test( text )
	);

	it( 'has one part for the version that the plugin has', () => {
		const [ , version ] = /^ \* Version:\s+(.+)$/m.exec(
			readFileSync( join( ROOT, 'plugin/brolga.php' ), 'utf8' )
		);
		assert.equal(
			versions.filter( ( text ) => text.startsWith( version ) ).length,
			1
		);
	} );

	it( 'says of what is not released what it does, and compares with nothing that nobody outside has seen', () => {
		for ( const text of unreleased ) {
			assert.deepEqual(
				text.split( '\n' ).filter( ( line ) => BEFORE.test( line ) ),
				[]
			);
			assert.ok(
				text.trim().split( '\n' ).length <= 40,
				'It has at most 40 lines.'
			);
		}
		assert.match( 'The cart no longer says that it is empty.', BEFORE );
		assert.match( 'A page takes 46 KB instead of 140.', BEFORE );
	} );
} );
