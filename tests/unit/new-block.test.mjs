/**
 * What bin/new-block writes has to pass everything at once. It is written
 * into a tree of its own that borrows the project's sources.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createBlock, rename } from '../../bin/lib/new-block/create.mjs';
import { checkAnatomy } from '../../bin/lib/static/anatomy.mjs';
import { checkPhp, checkTypeScript } from '../../bin/lib/static/boundaries.mjs';
import { projectRoot } from '../../bin/lib/static/report.mjs';

/** Runs a tool in the project; its output is the failure's message. */
function passes( command, ...args ) {
	const { status, stdout, stderr } = spawnSync( command, args, {
		cwd: projectRoot,
		encoding: 'utf8',
	} );
	assert.equal( status, 0, stdout + stderr );
}

const tool = ( name ) => join( projectRoot, 'node_modules/.bin', name );

describe( 'a new block (BLOCK-19)', () => {
	let tree;
	let files;
	before( async () => {
		mkdirSync( join( projectRoot, '.cache' ), { recursive: true } );
		// Within the project, so that its packages are found.
		tree = mkdtempSync( join( projectRoot, '.cache/new-block-' ) );
		mkdirSync( join( tree, 'tests' ) );
		for ( const borrowed of [ 'tests/support', 'tests/php' ] ) {
			symlinkSync(
				join( projectRoot, borrowed ),
				join( tree, borrowed )
			);
		}
		files = await createBlock( tree, 'price-table' );
		passes(
			tool( 'prettier' ),
			'--write',
			'--ignore-path',
			'',
			...files
				.filter( ( file ) => ! file.endsWith( '.php' ) )
				.map( ( file ) => join( tree, file ) )
		);
	} );
	after( () => rmSync( tree, { recursive: true } ) );

	const read = ( file ) => readFileSync( join( tree, file ), 'utf8' );

	it( 'has the whole anatomy', () => {
		assert.deepEqual( checkAnatomy( tree ), [] );
	} );

	it( 'crosses no boundary', () => {
		const ours = files.filter( ( file ) => ! file.includes( '/tests/' ) );
		const typescript = ours.filter( ( file ) => /\.tsx?$/.test( file ) );
		const php = ours.filter( ( file ) => file.endsWith( '.php' ) );
		assert.deepEqual(
			typescript.flatMap( ( file ) =>
				checkTypeScript( file, read( file ) )
			),
			[]
		);
		assert.deepEqual( checkPhp( tree, php ), [] );
	} );

	it( 'speaks of itself alone', () => {
		for ( const file of files ) {
			assert.doesNotMatch( read( file ), /sample/i, file );
		}
	} );

	it( 'satisfies the compiler', () => {
		const config = join( tree, 'tsconfig.json' );
		writeFileSync(
			config,
			JSON.stringify( {
				extends: '../../tsconfig.json',
				include: [
					'plugin/blocks',
					relative( tree, join( projectRoot, 'plugin/src' ) ),
					relative( tree, join( projectRoot, 'tests/support' ) ),
				],
			} )
		);
		passes( tool( 'tsc' ), '--noEmit', '--project', config );
	} );

	it( 'passes its tests of model, view and editor', () => {
		passes( tool( 'jest' ), '--ci', '--roots', join( tree, 'plugin' ) );
	} );

	it( 'is PHP and styles in the house’s way', () => {
		passes( 'php', 'vendor/bin/phpcs', '-q', join( tree, 'plugin' ) );
		for ( const file of files.filter( ( name ) =>
			/\.scss$/.test( name )
		) ) {
			const { status, stderr } = spawnSync(
				tool( 'stylelint' ),
				[ '--stdin', '--stdin-filename', file ],
				{ cwd: projectRoot, encoding: 'utf8', input: read( file ) }
			);
			assert.equal( status, 0, stderr );
		}
	} );
} );

describe( 'its name', () => {
	it( 'is written in each of its ways', () => {
		assert.equal(
			rename(
				'brolga/sample brolga\\/sample .wp-block-brolga-sample__a Blocks\\Sample "Sample" the sample',
				'price-table'
			),
			'brolga/price-table brolga\\/price-table .wp-block-brolga-price-table__a Blocks\\PriceTable "Price table" the price table'
		);
	} );

	for ( const name of [ 'Tabs', 'a_b', '-a', 'a--b', '../a', '1a', '' ] ) {
		it( `can't be “${ name }”`, async () => {
			await assert.rejects(
				createBlock( projectRoot, name ),
				/can't be a block's name/
			);
		} );
	}

	it( 'is not one that is taken', async () => {
		await assert.rejects( createBlock( projectRoot, 'tabs' ), /already/ );
	} );
} );
