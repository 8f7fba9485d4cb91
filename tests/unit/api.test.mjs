/**
 * What add-ons rely on is one namespace (EXT-820).
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { checkApi } from '../../bin/lib/static/api.mjs';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

const messages = ( file, source ) =>
	checkApi( [ { file, source: `<?php\n${ source }\n` } ] ).map(
		( { message } ) => message
	);

const SINCE = '/**\n * A kind.\n *\n * @since 0.1.0\n */\n';

describe( 'what add-ons rely on (EXT-820)', () => {
	it( 'is in Brolga\\Api, and the example add-on needs nothing else', () => {
		const used = ( name ) =>
			messages( 'examples/brolga-example/includes/a.php', name );
		assert.deepEqual( used( 'use Brolga\\Api\\Goals\\GoalKind;' ), [] );
		assert.deepEqual( used( 'namespace BrolgaExample;' ), [] );
		for ( const name of [
			'use Brolga\\Leads\\Lead;',
			'new \\Brolga\\Leads\\Lead();',
			'class_exists( Brolga\\Plugin::class );',
			"class_exists( 'Brolga\\\\Leads\\\\Lead' );",
			'use Brolga\\ApiKeys\\Key;',
		] ) {
			assert.match( used( name ).join(), /is not in Brolga\\Api/, name );
		}
	} );

	it( 'says since when', () => {
		const file = 'plugin/includes/Api/A.php';
		for ( const kind of [ 'interface A {}', 'final class A {}' ] ) {
			assert.deepEqual( messages( file, SINCE + kind ), [] );
			assert.match( messages( file, kind ).join(), /no @since/ );
			assert.match(
				messages( file, `/** A kind. */\n${ kind }` ).join(),
				/no @since/
			);
			// Of another docblock, it says nothing of the class.
			assert.match(
				messages( file, `${ SINCE }const B = 1;\n${ kind }` ).join(),
				/no @since/
			);
		}
	} );

	it( 'knows nothing of what is behind it, but for what reads settings', () => {
		const source = `use Brolga\\Core\\Settings\\Settings as Stored;\n${ SINCE }final class A {}`;
		assert.match(
			messages( 'plugin/includes/Api/A.php', source ).join(),
			/is not in Brolga\\Api/
		);
		assert.deepEqual(
			messages(
				'plugin/includes/Api/Settings/SettingsReader.php',
				source
			),
			[]
		);
	} );

	it( 'holds for the project', () => {
		const files = sourceFiles(
			projectRoot,
			'plugin/includes/Api',
			'examples'
		)
			.filter( ( file ) => file.endsWith( '.php' ) )
			.map( ( file ) => ( {
				file,
				source: readFileSync( join( projectRoot, file ), 'utf8' ),
			} ) );
		assert.ok( files.length > 20 );
		assert.deepEqual( checkApi( files ), [] );
	} );
} );
