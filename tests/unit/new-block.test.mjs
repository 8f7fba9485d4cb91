/**
 * What bin/new-block writes has to pass everything at once. It is written
 * into a copy of the project, which is looked at afterwards.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkCoverage } from '../../bin/lib/coverage.mjs';
import { TARGET } from '../../bin/lib/generate-attributes.mjs';
import { pageOfBlocks } from '../../bin/lib/generate-docs.mjs';
import { check as checkTranslations } from '../../bin/lib/i18n.mjs';
import { createBlock, rename } from '../../bin/lib/new-block/create.mjs';
import { refreshGenerated } from '../../bin/lib/new-block/refresh.mjs';
import { checkAnatomy } from '../../bin/lib/static/anatomy.mjs';
import { checkAttributes } from '../../bin/lib/static/attributes.mjs';
import { checkPhp, checkTypeScript } from '../../bin/lib/static/boundaries.mjs';
import { projectRoot, sourceFiles } from '../../bin/lib/static/report.mjs';

/** Runs a tool; its output is the failure's message. */
function passes( cwd, command, ...args ) {
	const { status, stdout, stderr } = spawnSync( command, args, {
		cwd,
		encoding: 'utf8',
		env: {
			...process.env,
			WP_SOURCE_PATH: 'plugin/blocks',
			WP_EXPERIMENTAL_MODULES: 'true',
		},
	} );
	assert.equal( status, 0, stdout + stderr );
	return stdout;
}

const tool = ( name ) => join( projectRoot, 'node_modules/.bin', name );

describe( 'a new block (BLOCK-19)', () => {
	let tree;
	/** The files of a block without a view and of one with it. */
	let plain;
	let viewed;
	before( async () => {
		mkdirSync( join( projectRoot, '.cache' ), { recursive: true } );
		// Within the project, so that its packages are found.
		tree = mkdtempSync( join( projectRoot, '.cache/new-block-' ) );
		for ( const file of sourceFiles( projectRoot ) ) {
			cpSync( join( projectRoot, file ), join( tree, file ) );
		}
		passes( tree, 'git', 'init', '--quiet' );
		passes( tree, 'git', 'add', '--all' );
		plain = await createBlock( tree, 'price-list' );
		refreshGenerated( tree );
		viewed = await createBlock( tree, 'price-table', true );
		refreshGenerated( tree );
		passes(
			tree,
			tool( 'prettier' ),
			'--write',
			'--ignore-path',
			'.prettierignore',
			'--ignore-unknown',
			...plain,
			...viewed
		);
	} );
	after( () => rmSync( tree, { recursive: true } ) );

	const read = ( file ) => readFileSync( join( tree, file ), 'utf8' );
	const both = () => [ ...plain, ...viewed ];

	it( 'is at most ten files, and four more with a view', () => {
		assert.ok( plain.length <= 10, plain.join( '\n' ) );
		assert.deepEqual(
			viewed
				.map( ( file ) => file.replace( 'price-table', 'price-list' ) )
				.filter( ( file ) => ! plain.includes( file ) )
				.map( ( file ) => file.split( 'price-list/' )[ 1 ] ),
			[
				'model.ts',
				'tests/model.test.ts',
				'tests/view.test.ts',
				'view.ts',
			]
		);
	} );

	it( 'touches no list (ARCH-4): besides its folder only what is generated changes', () => {
		const changed = passes(
			tree,
			'git',
			'ls-files',
			'--modified',
			'--others',
			'--exclude-standard'
		)
			.trim()
			.split( '\n' );
		assert.deepEqual(
			changed.toSorted(),
			[
				TARGET,
				'docs/blocks.md',
				'plugin/languages/brolga-de_DE.po',
				'plugin/languages/brolga.pot',
				...both(),
			].toSorted()
		);
	} );

	it( 'has the whole anatomy', () => {
		assert.deepEqual( checkAnatomy( tree ), [] );
	} );

	it( 'has the attributes of its block.json', () => {
		assert.deepEqual( checkAttributes( tree ), [] );
		assert.match( read( TARGET ), /^export type PriceTableAttributes/m );
	} );

	it( 'is in the docs', () => {
		const file = 'docs/blocks.md';
		assert.match(
			read( file ),
			/^## Price table \(`brolga\/price-table`\)/m
		);
		assert.equal( read( file ), pageOfBlocks( tree )[ file ] );
	} );

	it( 'has texts to be translated, and touches no other', () => {
		assert.deepEqual( checkTranslations( tree ), [] );
		const german = read( 'plugin/languages/brolga-de_DE.po' );
		assert.match( german, /msgid "Price table"\nmsgstr ""/ );
		assert.match( german, /msgid "Heading"\nmsgstr "Überschrift"/ );
	} );

	it( 'leaves no rule without a test', () => {
		assert.deepEqual( checkCoverage( tree ).problems, [] );
	} );

	it( 'has nothing that tests alone use', () => {
		passes(
			tree,
			tool( 'knip' ),
			'--production',
			'--include',
			'files,exports'
		);
	} );

	it( 'is found by the build', () => {
		const entries = JSON.parse(
			passes(
				tree,
				process.execPath,
				'--print',
				`JSON.stringify( require( './webpack.config.js' ).slice( 0, 2 ).flatMap( ( { entry } ) => Object.keys( entry() ) ) )`
			)
		);
		assert.deepEqual(
			entries.filter( ( entry ) => entry.startsWith( 'price-' ) ),
			[ 'price-list/index', 'price-table/index', 'price-table/view' ]
		);
	} );

	it( 'crosses no boundary', () => {
		const ours = both().filter( ( file ) => ! file.includes( '/tests/' ) );
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
		for ( const file of both() ) {
			assert.doesNotMatch( read( file ), /sample/i, file );
		}
	} );

	it( 'satisfies the compiler', () => {
		const config = join( tree, 'tsconfig.block.json' );
		writeFileSync(
			config,
			JSON.stringify( {
				extends: './tsconfig.json',
				include: [ 'plugin/blocks/price-*', 'tests/support' ],
			} )
		);
		passes( tree, tool( 'tsc' ), '--noEmit', '--project', config );
	} );

	it( 'passes its tests of model, view and editor', () => {
		passes(
			projectRoot,
			tool( 'jest' ),
			'--ci',
			'--roots',
			join( tree, 'plugin/blocks/price-list' ),
			join( tree, 'plugin/blocks/price-table' )
		);
	} );

	it( 'is PHP and styles in the house’s way', () => {
		passes(
			projectRoot,
			'php',
			'vendor/bin/phpcs',
			'-q',
			...[ 'list', 'table' ].map( ( name ) =>
				join( tree, `plugin/blocks/price-${ name }` )
			)
		);
		for ( const file of both().filter( ( name ) =>
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
				'brolga/sample brolga\\/sample .wp-block-brolga-sample__a Blocks\\Sample SampleAttributes "Sample" the sample',
				'price-table'
			),
			'brolga/price-table brolga\\/price-table .wp-block-brolga-price-table__a Blocks\\PriceTable PriceTableAttributes "Price table" the price table'
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
