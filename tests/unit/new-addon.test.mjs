/**
 * What bin/new-addon writes is an add-on of its own (EXT-821). tests/smoke/package.mjs
 * installs one beside the example.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createAddon, rename } from '../../bin/lib/new-addon.mjs';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

/** As long as a name may be. */
const NAME = 'acme-garden-helpers9';

describe( 'a new add-on (EXT-821)', () => {
	let folder;
	let files;
	before( async () => {
		folder = mkdtempSync( join( tmpdir(), 'brolga-addon-' ) );
		files = await createAddon( NAME, folder );
	} );
	after( () => rmSync( folder, { recursive: true } ) );

	const texts = () =>
		files.map( ( file ) => [ file, readFileSync( file, 'utf8' ) ] );

	it( 'has the files of the example, and its main file by its name', () => {
		assert.deepEqual(
			files.map( ( file ) => relative( folder, file ) ).toSorted(),
			sourceFiles( projectRoot, 'examples/brolga-example' )
				.map( ( file ) =>
					file
						.slice( 'examples/brolga-example/'.length )
						.replace( 'brolga-example', NAME )
				)
				.toSorted()
		);
	} );

	it( 'has files that can be deleted one by one, but for the settings of the provider', () => {
		const parts = texts().filter( ( [ file ] ) => /includes/.test( file ) );
		for ( const [ file, text ] of parts ) {
			const declared = [ ...text.matchAll( /^final class (\w+)/gm ) ].map(
				( [ , name ] ) => name
			);
			for ( const [ other, words ] of parts ) {
				assert.ok(
					other === file ||
						other.endsWith( 'provider.php' ) ||
						! declared.some( ( name ) =>
							new RegExp(
								`\\b${ name }::|new ${ name }\\b`
							).test( words )
						),
					`${ other } needs ${ file }`
				);
			}
		}
	} );

	for ( const taken of [ 'brolga', 'brolga-example', 'example' ] ) {
		it( `is not called ${ taken }`, () =>
			assert.rejects(
				createAddon( taken, join( folder, 'other' ) ),
				/own name/
			) );
	}

	it( 'speaks of no example', () => {
		for ( const [ file, text ] of texts() ) {
			assert.doesNotMatch(
				text.replaceAll( 'events.example.com', '' ),
				/example/i,
				file
			);
		}
	} );

	it( 'has ids that Brolga takes', () => {
		const ids = texts().flatMap( ( [ , text ] ) =>
			[
				...text.matchAll(
					/function id\(\): string \{\s*return '([^']+)'|const NAME = '([^']+)'/g
				),
			].map( ( [ , id, constant ] ) => id ?? constant )
		);
		assert.ok( ids.length >= 8, ids.join() );
		for ( const id of ids ) {
			assert.match( id, /^acme[-_][a-z0-9_-]{1,27}$/ );
		}
	} );

	it( 'is PHP', () => {
		for ( const file of files.filter( ( name ) =>
			name.endsWith( '.php' )
		) ) {
			const { status, stdout } = spawnSync( 'php', [ '-l', file ], {
				encoding: 'utf8',
			} );
			assert.equal( status, 0, stdout );
		}
	} );

	it( 'is written into no folder that has files', async () => {
		await assert.rejects( createAddon( NAME, folder ), /is not empty/ );
	} );
} );

describe( 'its name', () => {
	it( 'is written in each of its ways', () => {
		assert.equal(
			rename(
				"Brolga example, brolga-example/end, BrolgaExample, new ExampleList(), 'Example list', 'example', 'example-events', settings.example_copy, https://events.example.com, the example list",
				'acme-garden'
			),
			"Acme garden, acme-garden/end, AcmeGarden, new AcmeGardenList(), 'Acme garden list', 'acme-garden', 'acme-garden-events', settings.acme_garden_copy, https://events.example.com, the acme garden list"
		);
	} );

	for ( const name of [
		'Acme',
		'a_b',
		'-a',
		'../a',
		'',
		'a'.repeat( 21 ),
	] ) {
		it( `cannot be “${ name }”`, async () => {
			await assert.rejects(
				createAddon( name, join( tmpdir(), 'brolga-addon-none' ) ),
				/cannot be an add-on's name/
			);
		} );
	}
} );
