/** The blueprint for WordPress Playground. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { validateBlueprint } from '@wp-playground/blueprints';
import { ROOT } from '../../bin/lib/paths.mjs';
import { PACKAGES } from '../../bin/lib/zip.mjs';

const blueprint = JSON.parse(
	readFileSync( join( ROOT, 'blueprint.json' ), 'utf8' )
);

describe( 'the blueprint (START-13)', () => {
	it( 'fits the schema of WordPress Playground', () => {
		assert.deepEqual( validateBlueprint( blueprint ), { valid: true } );
	} );

	it( 'is held against a schema that refuses', () => {
		for ( const wrong of [
			{ ...blueprint, landingPage: 7 },
			{ ...blueprint, steps: [ { step: 'noSuchStep' } ] },
			{
				...blueprint,
				steps: [ { step: 'installPlugin', pluginData: 'brolga' } ],
			},
		] ) {
			assert.equal( validateBlueprint( wrong ).valid, false );
		}
	} );

	it( 'installs the zips that bin/package makes, and seeds what is in them', () => {
		const zips = blueprint.steps
			.map( ( { themeData, pluginData } ) => themeData ?? pluginData )
			.filter( Boolean )
			.map( ( { path } ) => path );
		assert.deepEqual(
			zips.sort(),
			PACKAGES.map( ( { zip } ) => `dist/${ zip }` ).sort()
		);
		const code = blueprint.steps.find(
			( { step } ) => step === 'runPHP'
		).code;
		const [ , seeder ] = /'\/brolga\/(.+?)'/.exec( code );
		assert.ok( PACKAGES[ 0 ].needed.includes( seeder ), seeder );
	} );

	it( 'runs the PHP that the plugin needs', () => {
		const [ , needed ] = /Requires PHP:\s+(\S+)/.exec(
			readFileSync( join( ROOT, 'plugin/brolga.php' ), 'utf8' )
		);
		assert.equal( blueprint.preferredVersions.php, needed );
	} );
} );
