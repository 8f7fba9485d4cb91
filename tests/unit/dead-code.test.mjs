/** ARCH-8: what only tests use is told of. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';

/** What a command prints, however it ends. */
const output = ( command, args, cwd ) =>
	new Promise( ( resolve ) => {
		execFile( command, args, { cwd }, ( _error, stdout ) =>
			resolve( stdout )
		);
	} );

/** A folder that is gone after the test. */
const folderFor = async ( t ) => {
	const folder = await mkdtemp( join( tmpdir(), 'brolga-dead-' ) );
	t.after( () => rm( folder, { recursive: true } ) );
	return folder;
};

const FILES = {
	'plugin/Kettle.php': `<?php
namespace Brolga;
interface Vessel { public function pour(): void; }
final class Kettle implements Vessel, \\Countable {
	public function pour(): void { array_map( self::steam( ... ), [] ); array_map( $this->drip( ... ), [] ); }
	public function count(): int { return 1; }
	public function polish(): void {}
	private static function steam(): void {}
	private function drip(): void {}
}`,
	'plugin/Unseen.php': `<?php
namespace Brolga;
final class Unseen {}`,
	'plugin/KettleCommand.php': `<?php
namespace Brolga;
final class KettleCommand { public function boil(): void {} }`,
	'plugin/start.php': `<?php
namespace Brolga;
( static function ( Vessel $vessel ): void { $vessel->pour(); } )( new Kettle() );
add_command( KettleCommand::class );`,
	'tests/KettleTest.php': `<?php
namespace Brolga;
( new Kettle() )->polish();
new Unseen();`,
};

test( 'ARCH-8: a method and a class of PHP that tests alone use', async ( t ) => {
	const folder = await folderFor( t );
	for ( const [ path, text ] of Object.entries( FILES ) ) {
		await mkdir( join( folder, path, '..' ), { recursive: true } );
		await writeFile( join( folder, path ), text );
	}
	const rules = 'Brolga\\Bin\\PHPStan';
	await writeFile(
		join( folder, 'phpstan.neon' ),
		`parameters:
	level: 0
	paths: [ plugin, tests ]
	tmpDir: ${ folder }/cache
rules:
	- ${ rules }\\DeadCodeRule
services:
${ [
	'MethodDeclarations',
	'MethodUses',
	'MethodCallables',
	'StaticMethodCallables',
	'ClassNames',
]
	.map(
		( name ) =>
			`	-\n		class: ${ rules }\\${ name }\n		tags: [ phpstan.collector ]`
	)
	.join( '\n' ) }
`
	);
	const found = await output(
		'php',
		[
			join( ROOT, 'vendor/bin/phpstan' ),
			'analyse',
			'--no-progress',
			'--error-format=raw',
			'--memory-limit=1G',
			'--autoload-file',
			join( ROOT, 'vendor/autoload.php' ),
			'-c',
			join( folder, 'phpstan.neon' ),
		],
		folder
	);
	assert.deepEqual(
		Array.from(
			found.matchAll( /Nothing that is shipped uses (\S+)\. /g ),
			( [ , what ] ) => what
		).sort(),
		[ 'Brolga\\Kettle::polish()', 'Brolga\\Unseen' ]
	);
} );

test( 'ARCH-8: an export of TypeScript that tests alone use', async ( t ) => {
	const folder = await folderFor( t );
	for ( const [ path, text ] of Object.entries( {
		'package.json': '{ "name": "kettle" }',
		'plugin/blocks/kettle/view.ts':
			"import { pour } from './model';\npour();",
		'plugin/blocks/kettle/model.ts':
			'export const pour = (): void => {};\nexport const polish = (): void => {};',
		'plugin/blocks/kettle/tests/model.test.ts':
			"import { polish } from '../model';\npolish();",
	} ) ) {
		await mkdir( join( folder, path, '..' ), { recursive: true } );
		await writeFile( join( folder, path ), text );
	}
	const found = await output(
		join( ROOT, 'node_modules/.bin/knip' ),
		[
			'--production',
			'--no-progress',
			'--include',
			'files,exports',
			'-c',
			join( ROOT, 'knip.config.ts' ),
		],
		folder
	);
	assert.match( found, /polish/ );
	assert.doesNotMatch( found, /pour/ );
} );
