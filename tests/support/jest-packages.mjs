/**
 * WordPress's packages for Jest, in one file. A test file that opens an editor
 * would else find, read and start some 4,800 modules anew, which took more than
 * half of its time.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { withLock } from '../../bin/lib/lock.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { intoPlace } from '../../bin/lib/temporary.mjs';

// Of the tools that make the blocks, too.
const requireTool = createRequire(
	createRequire( import.meta.url ).resolve(
		'@wordpress/scripts/package.json'
	)
);

/** What is in it, with all that these need. */
const PACKAGES = [
	'@wordpress/block-editor',
	'@wordpress/blocks',
	'@wordpress/components',
	'@wordpress/compose',
	'@wordpress/core-data',
	'@wordpress/data',
	'@wordpress/date',
	'@wordpress/deprecated',
	'@wordpress/element',
	'@wordpress/escape-html',
	'@wordpress/hooks',
	'@wordpress/html-entities',
	'@wordpress/i18n',
	'@wordpress/icons',
	'@wordpress/notices',
	'@wordpress/private-apis',
	'@wordpress/url',
];

/**
 * What stays with Jest: tests put something in its place, there may be only one
 * of it, or it looks for `require` in a way that no bundle has.
 */
const OUTSIDE =
	/^(?:@wordpress\/(?:api-fetch|theme|vips|video-conversion)|@ariakit\/[^/]+|react|react-dom)(?:\/|$)/;

const BUNDLE = 'packages.js';
const fileOf = ( name ) => `${ name.replaceAll( /\W+/g, '-' ) }.js`;

/** @param {string} folder */
async function bundle( folder ) {
	await mkdir( folder, { recursive: true } );
	const entry = join( folder, 'entry.js' );
	// Each begins when it is first asked for, and not with the file.
	const getters = PACKAGES.map(
		( name ) => `'${ name }': () => require( '${ name }' ),`
	);
	await writeFile(
		entry,
		`module.exports = {\n${ getters.join( '\n' ) }\n};\n`
	);
	await Promise.all(
		PACKAGES.map( ( name ) =>
			writeFile(
				join( folder, fileOf( name ) ),
				`module.exports = require( './${ BUNDLE }' )[ '${ name }' ]();\n`
			)
		)
	);
	const compiler = requireTool( 'webpack' )( {
		mode: 'development',
		devtool: false,
		target: 'node',
		context: ROOT,
		entry,
		output: {
			path: folder,
			filename: BUNDLE,
			library: { type: 'commonjs2' },
		},
		optimization: { nodeEnv: 'test' },
		// As Jest finds them on jsdom.
		resolve: {
			modules: [ join( ROOT, 'node_modules' ), 'node_modules' ],
			conditionNames: [ 'require', 'browser', 'default' ],
			mainFields: [ 'main' ],
		},
		externals: [
			( { request }, done ) =>
				OUTSIDE.test( request )
					? done( null, `commonjs ${ request }` )
					: done(),
		],
		performance: false,
	} );
	await new Promise( ( resolve, reject ) =>
		compiler.run( ( error, stats ) =>
			error || stats.hasErrors()
				? reject(
						error ?? new Error( stats.toString( 'errors-only' ) )
					)
				: resolve( stats )
		)
	);
}

/**
 * Makes the file where the packages are others than last time.
 *
 * @return {Promise<{ folder: string, moduleNameMapper: Record<string, string> }>} Where it lies, and how Jest finds it.
 */
export async function packagesForJest() {
	const hash = createHash( 'sha256' );
	for ( const file of [
		join( ROOT, 'package-lock.json' ),
		import.meta.filename,
	] ) {
		hash.update( await readFile( file ) );
	}
	const folder = join(
		ROOT,
		'.cache/jest-packages',
		hash.digest( 'hex' ).slice( 0, 12 )
	);
	await withLock( `${ folder }.lock`, async () => {
		if ( ! ( await stat( folder ).catch( () => null ) ) ) {
			await intoPlace( folder, bundle );
		}
	} );
	return {
		folder,
		moduleNameMapper: Object.fromEntries(
			PACKAGES.map( ( name ) => [
				`^${ name }$`,
				join( folder, fileOf( name ) ),
			] )
		),
	};
}
