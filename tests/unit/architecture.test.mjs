/**
 * ARCH-6: docs/architecture.md tells of what is there.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { MAX_LINES } from '../../bin/lib/static/anatomy.mjs';
import {
	checkArchitecture,
	missingNames,
} from '../../bin/lib/static/architecture.mjs';

const text = readFileSync( join( ROOT, 'docs/architecture.md' ), 'utf8' );

describe( 'docs/architecture.md (ARCH-6)', () => {
	it( 'walks eight ways at least', () => {
		const walks = text.split( '### Walks' )[ 1 ].split( '\n## ' )[ 0 ];
		assert.ok( walks.match( /^\*\*/gm ).length >= 8 );
	} );

	it( 'names nothing that is not there', () => {
		assert.deepEqual( checkArchitecture( ROOT ), [] );
	} );

	it( 'says of a block’s files the lines that are checked', () => {
		for ( const [ file, lines ] of Object.entries( MAX_LINES ) ) {
			assert.match(
				text,
				new RegExp( `^${ file } .*\\b${ lines } lines at most`, 'm' )
			);
		}
	} );

	it( 'says how long the container is', () => {
		const [ , said ] = /The container has less than (\d+) lines/.exec(
			text
		);
		const container = readFileSync(
			join( ROOT, 'plugin/includes/Core/Kernel/Container.php' ),
			'utf8'
		);
		assert.ok( container.trimEnd().split( '\n' ).length < Number( said ) );
	} );
} );

describe( 'a page about the code', () => {
	const sources = {
		'plugin/includes/Tea/Kettle.php':
			'final class Kettle { const CUPS = 4; function pour() {} }',
		'plugin/src/tea/view/tea/index.ts': 'export function steep() {}',
		'plugin/src/tea/view/leaves.ts': '',
		'README.md': 'class Prose',
	};
	const missing = ( page ) => missingNames( page, sources );

	it( 'names what is there by each of its names', () => {
		assert.deepEqual(
			missing(
				'`plugin/includes/Tea`, `Tea/`, `Tea/Kettle.php`, `Kettle`, `Tea\\Kettle`, `Brolga\\Tea\\Kettle`, `Kettle::pour()`, `Kettle::CUPS`, `steep( 3 )`, `@brolga/tea`, `view/leaves`, `leaves.ts`'
			),
			[]
		);
	} );

	for ( const name of [
		'Coffee/',
		'plugin/src/coffee',
		'Tea/Pot.php',
		'ettle.php',
		'Pot',
		'Coffee\\Kettle',
		'Kettle::spill()',
		'boil()',
		'@brolga/coffee',
		'Prose',
	] ) {
		it( `doesn't name ${ name }, which is nowhere`, () => {
			assert.deepEqual( missing( `It is \`${ name }\`.` ), [ name ] );
		} );
	}

	it( 'leaves words, options and examples alone', () => {
		assert.deepEqual(
			missing(
				'`lead:12`, `new`, `data-brolga-*`\n\n   ```tsx\n   `Pot` and `boil()`\n   ```\n'
			),
			[]
		);
	} );
} );
