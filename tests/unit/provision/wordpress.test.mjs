/** Getting WordPress: each source in turn, checked, whole or not at all (CMD). */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from '../../../bin/lib/complaint.mjs';
import { ROOT } from '../../../bin/lib/paths.mjs';
import { quiet } from '../../../bin/lib/progress.mjs';
import {
	compareVersions,
	copyWordPress,
	isOf,
	obtainWordPress,
} from '../../../bin/lib/wordpress.mjs';
import {
	NOBODY,
	fill,
	folder,
	serve,
	sha1,
	wordpressFiles,
	zipOf,
} from '../../support/provisioning.mjs';

const RELEASE = '/wordpress-7.1.4.zip';
const noDebian = async () => null;
const contents = ( cache ) =>
	existsSync( join( cache, 'brolga' ) )
		? readdirSync( join( cache, 'brolga' ) )
		: [];

/** Gets WordPress into a cache of the test's own. */
function obtain(
	cache,
	{ env = {}, server = NOBODY, debian = noDebian, version } = {}
) {
	return obtainWordPress( {
		env: { XDG_CACHE_HOME: cache, ...env },
		server,
		debian,
		...( version && { version } ),
	} );
}

const complains = ( promise, message ) =>
	assert.rejects(
		promise,
		( error ) =>
			error instanceof Complaint &&
			message.test( error.message ) &&
			! error.message.includes( '\n' )
	);

before( () => quiet( true ) );

describe( 'versions', () => {
	it( 'belong to their branch', () => {
		assert.ok( isOf( '7.1.4', '7.1' ) );
		assert.ok( isOf( '7.1', '7.1' ) );
		assert.ok( ! isOf( '7.10', '7.1' ) );
	} );
	it( 'are compared as numbers', () => {
		assert.ok( compareVersions( '6.10', '6.8.3' ) > 0 );
		assert.ok( compareVersions( '6.8', '6.8.1' ) < 0 );
		assert.equal( compareVersions( '7.1', '7.1.0' ), 0 );
	} );
} );

describe( 'the official release (CMD-7, CMD-8)', () => {
	it( 'is downloaded, checked, and kept for the next time', async () => {
		const cache = folder();
		const zip = zipOf( wordpressFiles( '7.1.4' ) );
		const { url, asked } = await serve( {
			[ RELEASE ]: zip,
			[ `${ RELEASE }.sha1` ]: sha1( zip ),
		} );
		const first = await obtain( cache, { server: url } );
		assert.equal( first.version, '7.1.4' );
		assert.deepEqual( contents( cache ), [ 'wordpress-7.1.4' ] );
		const second = await obtain( cache, { server: url } );
		assert.equal( second.from, 'the cache' );
		assert.equal( second.folder, first.folder );
		assert.equal( asked.length, 2 );
	} );

	it( 'is refused where its checksum differs', async () => {
		const cache = folder();
		const { url } = await serve( {
			[ RELEASE ]: zipOf( wordpressFiles( '7.1.4' ) ),
			[ `${ RELEASE }.sha1` ]: 'a'.repeat( 40 ),
		} );
		await complains(
			obtain( cache, { server: url } ),
			/checksum.*try again/
		);
		assert.deepEqual( contents( cache ), [] );
	} );

	it( 'is refused where it is another version than its name says', async () => {
		const cache = folder();
		const zip = zipOf( wordpressFiles( '6.2' ) );
		const { url } = await serve( {
			[ RELEASE ]: zip,
			[ `${ RELEASE }.sha1` ]: sha1( zip ),
		} );
		await complains(
			obtain( cache, { server: url } ),
			/gave WordPress 6\.2 instead of 7\.1/
		);
		assert.deepEqual( contents( cache ), [] );
	} );

	it( 'leaves nothing when it breaks off', async () => {
		const cache = folder();
		const zip = zipOf( wordpressFiles( '7.1.4' ) );
		const { url } = await serve( {
			[ `${ RELEASE }.sha1` ]: sha1( zip ),
			[ RELEASE ]: ( response ) => {
				response.setHeader( 'content-length', zip.length );
				response.write( zip.subarray( 0, 200 ), () =>
					response.destroy()
				);
			},
		} );
		await complains(
			obtain( cache, { server: url } ),
			/broke off.*BROLGA_WORDPRESS/
		);
		assert.deepEqual( contents( cache ), [] );
	} );

	it( 'is fetched once where two clones want it at the same time', async () => {
		const cache = folder();
		const zip = zipOf( wordpressFiles( '7.1.4' ) );
		const { url, asked } = await serve( {
			[ `${ RELEASE }.sha1` ]: sha1( zip ),
			[ RELEASE ]: ( response ) =>
				setTimeout( () => response.end( zip ), 300 ),
		} );
		const both = await Promise.all( [
			obtain( cache, { server: url } ),
			obtain( cache, { server: url } ),
		] );
		assert.deepEqual(
			both.map( ( { version } ) => version ),
			[ '7.1.4', '7.1.4' ]
		);
		assert.equal( asked.filter( ( path ) => path === RELEASE ).length, 1 );
	} );

	for ( const [ signal, leaves ] of [
		[ 'SIGTERM', 'nothing' ],
		[ 'SIGKILL', 'what the next run sweeps up' ],
	] ) {
		it( `leaves ${ leaves } when the run gets ${ signal }`, async () => {
			const cache = folder();
			const zip = zipOf( wordpressFiles( '7.1.4' ) );
			let begun;
			const beginning = new Promise( ( resolve ) => ( begun = resolve ) );
			const answers = {
				[ `${ RELEASE }.sha1` ]: sha1( zip ),
				[ RELEASE ]: ( response ) => {
					response.setHeader( 'content-length', zip.length );
					response.write( zip.subarray( 0, 200 ) );
					begun();
				},
			};
			const { url } = await serve( answers );
			const script = `
				import { main } from '${ ROOT }/bin/lib/complaint.mjs';
				import { obtainWordPress } from '${ ROOT }/bin/lib/wordpress.mjs';
				await main( async () => { await obtainWordPress( { server: '${ url }', debian: async () => null } ); } );`;
			const child = spawn(
				process.execPath,
				[ '--input-type=module', '-e', script ],
				{ env: { ...process.env, XDG_CACHE_HOME: cache } }
			);
			await beginning;
			await sleep( 100 );
			assert.notDeepEqual( contents( cache ), [] );
			child.kill( signal );
			await new Promise( ( resolve ) => child.once( 'exit', resolve ) );
			if ( signal === 'SIGTERM' ) {
				assert.deepEqual( contents( cache ), [] );
			}
			answers[ RELEASE ] = zip;
			assert.equal(
				( await obtain( cache, { server: url } ) ).version,
				'7.1.4'
			);
			assert.deepEqual( contents( cache ), [ 'wordpress-7.1.4' ] );
		} );
	}
} );

describe( 'without the official release (CMD-7, CMD-10)', () => {
	it( 'Debian’s package serves', async () => {
		const cache = folder();
		const debian = async ( { target, accepts } ) => {
			assert.ok( accepts( '7.1.4' ) && ! accepts( '6.8.3' ) );
			fill( target, wordpressFiles( '7.1.9' ) );
			return 'sid';
		};
		const found = await obtain( cache, { debian } );
		assert.equal( found.from, 'Debian sid' );
		assert.equal( found.version, '7.1.9' );
		assert.deepEqual( contents( cache ), [ 'wordpress-7.1.9' ] );
	} );

	it( 'and without Debian, one sentence says what to do', async () => {
		const cache = folder();
		await complains(
			obtain( cache ),
			/could not be downloaded: 127\.0\.0\.1:48999 cannot be reached.*connect to the network, or set BROLGA_WORDPRESS/
		);
		assert.deepEqual( contents( cache ), [] );
	} );
} );

describe( 'BROLGA_WORDPRESS (CMD-7)', () => {
	it( 'may be a folder, used where it is', async () => {
		const given = fill( folder(), wordpressFiles( '7.0.1' ) );
		const found = await obtain( folder(), {
			env: { BROLGA_WORDPRESS: given },
		} );
		assert.deepEqual( found, {
			folder: given,
			version: '7.0.1',
			from: 'BROLGA_WORDPRESS',
		} );
	} );

	it( 'may be a zip', async () => {
		const zip = join( folder(), 'mine.zip' );
		writeFileSync( zip, zipOf( wordpressFiles( '6.9' ) ) );
		assert.equal(
			( await obtain( folder(), { env: { BROLGA_WORDPRESS: zip } } ) )
				.version,
			'6.9'
		);
	} );

	it( 'gives way where another version is asked for', async () => {
		const given = fill( folder(), wordpressFiles( '7.1.4' ) );
		const cache = folder();
		fill(
			cache,
			Object.fromEntries(
				Object.entries( wordpressFiles( '6.8.7' ) ).map(
					( [ path, text ] ) => [
						`brolga/wordpress-6.8.7/${ path }`,
						text,
					]
				)
			)
		);
		assert.equal(
			(
				await obtain( cache, {
					env: { BROLGA_WORDPRESS: given },
					version: '6.8',
				} )
			).version,
			'6.8.7'
		);
	} );

	it( 'is refused where it is not there, no WordPress, or too old', async () => {
		await complains(
			obtain( folder(), {
				env: { BROLGA_WORDPRESS: '/nowhere/at/all' },
			} ),
			/does not exist: set it to a WordPress folder or zip/
		);
		await complains(
			obtain( folder(), { env: { BROLGA_WORDPRESS: folder() } } ),
			/is not WordPress: set it to/
		);
		await complains(
			obtain( folder(), {
				env: {
					BROLGA_WORDPRESS: fill(
						folder(),
						wordpressFiles( '6.7.2' )
					),
				},
			} ),
			/needs 6\.8 or newer/
		);
	} );
} );

describe( 'the cache (CMD-7, CMD-8)', () => {
	it( 'serves a zip somebody put there', async () => {
		const cache = folder();
		fill( cache, {
			'brolga/wordpress-7.1.2.zip': zipOf( wordpressFiles( '7.1.2' ) ),
		} );
		assert.equal( ( await obtain( cache ) ).version, '7.1.2' );
	} );

	it( 'is not believed where its copy is a part only', async () => {
		const cache = folder();
		fill( cache, {
			'brolga/wordpress-7.1.4/wp-includes/version.php':
				"<?php $wp_version = '7.1.4';",
		} );
		await complains( obtain( cache ), /could not be downloaded/ );
	} );
} );

describe( 'a copy of WordPress', () => {
	it( 'has nothing of the site its folder may run', async () => {
		const source = fill( folder(), {
			...wordpressFiles( '7.1.4' ),
			'wp-config.php': 'secret',
			'wp-content/uploads/a.jpg': 'private',
			'wp-content/db.php': 'other drop-in',
			'wp-content/plugins/brolga/brolga.php': 'another Brolga',
			'wp-content/plugins/akismet/akismet.php': 'bundled',
		} );
		const target = join( folder(), 'copy' );
		await copyWordPress( source, target );
		assert.deepEqual( readdirSync( target ).sort(), [
			'wp-content',
			'wp-includes',
			'wp-load.php',
		] );
		assert.deepEqual( readdirSync( join( target, 'wp-content' ) ).sort(), [
			'index.php',
			'plugins',
			'themes',
		] );
		assert.equal(
			readFileSync(
				join( target, 'wp-content/plugins/akismet/akismet.php' ),
				'utf8'
			),
			'bundled'
		);
		assert.ok(
			! existsSync( join( target, 'wp-content/plugins/brolga' ) )
		);
	} );
} );
