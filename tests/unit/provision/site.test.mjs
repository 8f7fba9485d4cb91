/** The files of a site, what its web server gives out, and the zips (CMD). */
import assert from 'node:assert/strict';
import AdmZip from 'adm-zip';
import {
	existsSync,
	lstatSync,
	readFileSync,
	readlinkSync,
	readdirSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { start } from '../../../bin/lib/children.mjs';
import { Complaint } from '../../../bin/lib/complaint.mjs';
import { PHP_FILES } from '../../../bin/lib/paths.mjs';
import { answers, freePort } from '../../../bin/lib/ports.mjs';
import { quiet } from '../../../bin/lib/progress.mjs';
import { copySite, dropSite, layOutSite } from '../../../bin/lib/site.mjs';
import { PACKAGES, pack } from '../../../bin/lib/zip.mjs';
import { fill, folder, wordpressFiles } from '../../support/provisioning.mjs';

before( () => quiet( true ) );

describe( 'a site', () => {
	const root = folder();
	const dir = join( root, 'site' );
	const plugin = fill( join( root, 'plugin' ), { 'brolga.php': '' } );
	const theme = fill( join( root, 'theme' ), { 'style.css': '' } );
	const settings = () =>
		JSON.parse(
			readFileSync( join( dir, '.brolga/settings.json' ), 'utf8' )
		);
	const layOut = ( options = {} ) =>
		layOutSite( {
			dir,
			plugin,
			theme,
			url: 'http://127.0.0.1:9499/',
			...options,
		} );

	before( async () => {
		process.env.BROLGA_WORDPRESS = fill(
			join( root, 'given' ),
			wordpressFiles( '7.1.4' )
		);
		process.env.XDG_CACHE_HOME = join( root, 'cache' );
		await layOut();
	} );
	after( () => {
		delete process.env.BROLGA_WORDPRESS;
		delete process.env.XDG_CACHE_HOME;
	} );

	it( 'has WordPress, the SQLite drop-in, and links that mean the same in every runtime', () => {
		assert.ok( existsSync( join( dir, 'wp-load.php' ) ) );
		assert.ok( existsSync( join( dir, 'wp-content/db.php' ) ) );
		assert.ok(
			existsSync(
				join(
					dir,
					'wp-content/plugins/sqlite-database-integration/load.php'
				)
			)
		);
		assert.equal(
			readlinkSync( join( dir, 'wp-content/plugins/brolga' ) ),
			'../../../plugin'
		);
		assert.equal(
			readlinkSync( join( dir, 'wp-content/themes/brolga' ) ),
			'../../../theme'
		);
		assert.deepEqual(
			readdirSync( root ).filter( ( name ) => name.startsWith( 'site' ) ),
			[ 'site', 'site.uploads' ]
		);
	} );

	it( 'keeps its secret and its content when it is provisioned again', async () => {
		const { secret } = settings();
		fill( dir, { 'wp-content/uploads/a.txt': 'mine' } );
		await layOut( { url: 'http://127.0.0.1:9498', smtpPort: 1999 } );
		assert.deepEqual( settings(), {
			url: 'http://127.0.0.1:9498',
			database: null,
			smtpPort: 1999,
			secret,
		} );
		assert.equal(
			readFileSync( join( dir, 'wp-content/uploads/a.txt' ), 'utf8' ),
			'mine'
		);
	} );

	it( 'knows its MySQL server', async () => {
		await layOut( {
			database: { host: 'localhost:/s', user: 'root', password: '' },
		} );
		assert.deepEqual( settings().database, {
			host: 'localhost:/s',
			name: 'brolga',
			user: 'root',
			password: '',
		} );
	} );

	it( 'may have a plugin of its own: a folder is not replaced by a link', async () => {
		const clean = join( root, 'clean' );
		await layOutSite( { dir: clean, plugin: null, theme: null } );
		assert.ok( ! existsSync( join( clean, 'wp-content/plugins/brolga' ) ) );
		fill( clean, { 'wp-content/plugins/brolga/brolga.php': 'from a zip' } );
		await layOutSite( { dir: clean, plugin, theme: null } );
		assert.ok(
			lstatSync(
				join( clean, 'wp-content/plugins/brolga' )
			).isDirectory()
		);
	} );

	it( 'of another WordPress than asked for is not passed off as it', async () => {
		await assert.rejects(
			layOut( { wordpressVersion: '6.8' } ),
			( error ) =>
				error instanceof Complaint &&
				/has WordPress 7\.1\.4, not 6\.8/.test( error.message )
		);
	} );

	it( 'has a copy with its content, under an address and mail of its own', async () => {
		const { secret } = settings();
		fill( dir, { 'wp-content/database/.ht.sqlite': 'rows' } );
		fill( `${ dir }.uploads`, { 'a.pdf': 'sent' } );
		const copy = join( root, 'copy' );
		const made = await copySite(
			{ dir, url: settings().url, shop: false },
			{ dir: copy, url: 'http://127.0.0.1:9497', smtpPort: 1998 }
		);
		const read = ( path ) => readFileSync( path, 'utf8' );
		assert.deepEqual( made, {
			dir: copy,
			url: 'http://127.0.0.1:9497',
			shop: false,
		} );
		assert.deepEqual(
			JSON.parse( read( `${ copy }/.brolga/settings.json` ) ),
			{
				url: 'http://127.0.0.1:9497',
				database: null,
				smtpPort: 1998,
				secret,
			}
		);
		assert.equal(
			read( `${ copy }/wp-content/database/.ht.sqlite` ),
			'rows'
		);
		assert.equal( read( `${ copy }.uploads/a.pdf` ), 'sent' );
		assert.equal(
			read( `${ copy }/wp-content/plugins/brolga/brolga.php` ),
			''
		);
		assert.equal(
			readlinkSync( `${ copy }/wp-content/plugins/brolga` ),
			'../../../plugin'
		);
	} );

	it( 'can be dropped, twice', async () => {
		await dropSite( dir );
		await dropSite( dir );
		assert.ok( ! existsSync( dir ) );
		assert.ok( ! existsSync( `${ dir }.uploads` ) );
	} );
} );

describe( 'the router of PHP’s web server', () => {
	const text = 'body { color: teal; }\n'.repeat( 100 );
	const dir = fill( folder(), {
		'index.php':
			'<?php header( "Content-Type: text/html" ); echo str_repeat( "page of " . $_SERVER["REQUEST_URI"] . " ", 100 );',
		'wp-admin/index.php': '<?php echo "admin ", $_SERVER["SCRIPT_NAME"];',
		'wp-login.php':
			'<?php echo "login ", $_SERVER["SCRIPT_NAME"], " ", basename( getcwd() );',
		// As wp_ob_end_flush_all() does it in show_message().
		'upload.php': `<?php header( 'Content-Type: text/html' ); echo "Unpacking the package…\n" . str_repeat( "Installing the plugin…\n", 100 ); for ( $i = ob_get_level(); $i > 0; $i-- ) { ob_end_flush(); } flush(); echo 'Plugin installed.';`,
		// As WordPress does it in its shutdown.
		'ends.php': `<?php header( 'Content-Type: text/html' ); register_shutdown_function( static function () { for ( $i = ob_get_level(); $i > 0; $i-- ) { ob_end_flush(); } } ); echo str_repeat( 'all ', 300 );`,
		'style.css': text,
		'clip.mp4': '0123456789',
		'.brolga/settings.json': 'secret',
		'.brolga/settings.php': readFileSync(
			join( PHP_FILES, 'settings.php' )
		),
		'wp-content/database/.ht.sqlite': 'secret',
		'wp-content/database/notes.txt': 'secret',
		'mariadb/data/x': 'secret',
	} );
	let url;
	let child;
	const get = ( path, headers = {} ) =>
		fetch( new URL( path, url ), { headers, redirect: 'manual' } );

	before( async () => {
		const port = await freePort( 9470 );
		url = `http://127.0.0.1:${ port }`;
		child = start(
			'php',
			[
				'-S',
				`127.0.0.1:${ port }`,
				'-t',
				dir,
				join( PHP_FILES, 'router.php' ),
			],
			{ cwd: dir }
		);
		await answers( `${ url }/`, { child } );
	} );
	after( () => child.stop() );

	it( 'gives pretty addresses to WordPress, and scripts what they expect', async () => {
		assert.match(
			await ( await get( '/contact/?a=1' ) ).text(),
			/^page of \/contact\/\?a=1 /
		);
		assert.equal(
			await ( await get( '/wp-login.php' ) ).text(),
			`login /wp-login.php ${ dir.split( '/' ).at( -1 ) }`
		);
		assert.equal(
			await ( await get( '/wp-admin/' ) ).text(),
			'admin /wp-admin/index.php'
		);
		const bare = await get( '/wp-admin' );
		assert.deepEqual(
			[ bare.status, bare.headers.get( 'location' ) ],
			[ 301, '/wp-admin/' ]
		);
	} );

	it( 'compresses pages and text files (CMD-22)', async () => {
		for ( const path of [ '/', '/style.css' ] ) {
			const response = await get( path );
			assert.equal(
				response.headers.get( 'content-encoding' ),
				'gzip',
				path
			);
			assert.match( response.headers.get( 'vary' ), /Accept-Encoding/ );
		}
		assert.equal( await ( await get( '/style.css' ) ).text(), text );
		const plain = await get( '/style.css', {
			'accept-encoding': 'identity',
		} );
		assert.equal( plain.headers.get( 'content-encoding' ), null );
		assert.throws( () => gunzipSync( Buffer.from( text ) ) );
	} );

	it( 'sends on what follows where a script ends all buffers (CMD-120)', async () => {
		const response = await get( '/upload.php' );
		const lines = ( await response.text() ).split( '\n' );
		assert.equal( response.headers.get( 'content-encoding' ), null );
		assert.deepEqual(
			[ lines.length, lines.at( 0 ), lines.at( -1 ) ],
			[ 102, 'Unpacking the package…', 'Plugin installed.' ]
		);
	} );

	it( 'compresses a page whose script ends all buffers at its end (CMD-22)', async () => {
		const response = await get( '/ends.php' );
		assert.equal( response.headers.get( 'content-encoding' ), 'gzip' );
		assert.equal( await response.text(), 'all '.repeat( 300 ) );
	} );

	it( 'lets browsers keep files, for long only where the address changes with them', async () => {
		const first = await get( '/style.css' );
		assert.equal(
			first.headers.get( 'content-type' ),
			'text/css; charset=UTF-8'
		);
		assert.equal(
			first.headers.get( 'cache-control' ),
			'public, max-age=60'
		);
		const hashed = await get( `/style.css?ver=${ 'a1'.repeat( 10 ) }` );
		assert.match(
			hashed.headers.get( 'cache-control' ),
			/max-age=31536000, immutable/
		);
		const again = await get( '/style.css', {
			'if-none-match': first.headers.get( 'etag' ),
		} );
		assert.deepEqual( [ again.status, await again.text() ], [ 304, '' ] );
	} );

	it( 'gives ranges of a video', async () => {
		const ranges = {
			'bytes=2-4': [ 206, '234' ],
			'bytes=7-': [ 206, '789' ],
			'bytes=-2': [ 206, '89' ],
			'bytes=20-': [ 416, '' ],
		};
		for ( const [ range, expected ] of Object.entries( ranges ) ) {
			const response = await get( '/clip.mp4', { range } );
			assert.deepEqual(
				[ response.status, await response.text() ],
				expected,
				range
			);
		}
	} );

	it( 'hides the site’s private files', async () => {
		for ( const path of [
			'/.brolga/settings.json',
			'/wp-content/database/.ht.sqlite',
			'/wp-content/database/notes.txt',
			'/mariadb/data/x',
			'/%2ebrolga/settings.json',
			'/wp-content/..%2f.brolga/settings.json',
			'/wp-content/%2e%2e/mariadb/data/x',
		] ) {
			const response = await get( path );
			assert.equal( response.status, 404, path );
			assert.ok( ! ( await response.text() ).includes( 'secret' ), path );
		}
	} );
} );

describe( 'a package (CMD-15)', () => {
	const [ part ] = PACKAGES;
	const make = async ( files ) => {
		const source = fill( folder(), files );
		const license = join( fill( folder(), { LICENSE: 'GPL' } ), 'LICENSE' );
		const target = join( folder(), 'dist/out.zip' );
		await pack( { ...part, copies: {}, source, target, license } );
		return readFileSync( target );
	};
	const runs = Object.fromEntries(
		part.needed.map( ( path ) => [ path, path ] )
	);

	it( 'has what runs and nothing else', async () => {
		const zip = await make( {
			...runs,
			'blocks/tabs/view.ts': '',
			'blocks/tabs/render.php': '',
			'src/runtime/index.ts': '',
			'build/blocks/tabs/render.php': 'built',
			'build/blocks/tabs/view.js.map': '',
			'build/.stamp': '',
			'includes/tests/FooTest.php': '',
			'.DS_Store': '',
		} );
		const names = new AdmZip( zip )
			.getEntries()
			.map( ( { entryName } ) => entryName );
		assert.deepEqual(
			names.sort(),
			[ 'LICENSE', 'build/blocks/tabs/render.php', ...part.needed ]
				.map( ( path ) => `brolga/${ path }` )
				.sort()
		);
	} );

	it( 'carries the demo from beside the plugin, with its code (START-12)', async () => {
		const isDemo = ( path ) => path.startsWith( 'demo/' );
		const root = fill( folder(), {
			...Object.fromEntries(
				part.needed.filter( isDemo ).map( ( path ) => [ path, path ] )
			),
			'demo/src/Text.php': 'text',
			'demo/media/pond.jpg': 'pond',
			'demo/tests/a.php': '',
			'other/secret.txt': '',
			'docs/images/shot.jpg': 'shot',
		} );
		const source = fill(
			folder(),
			Object.fromEntries(
				part.needed
					.filter( ( path ) => ! isDemo( path ) )
					.map( ( path ) => [ path, path ] )
			)
		);
		const target = join( folder(), 'dist/out.zip' );
		const license = join( fill( folder(), { LICENSE: 'GPL' } ), 'LICENSE' );
		const copies = { 'screenshot-1.jpg': 'docs/images/shot.jpg' };
		await pack( { ...part, copies, source, root, target, license } );
		const names = new AdmZip( target )
			.getEntries()
			.map( ( { entryName } ) => entryName );
		assert.deepEqual(
			names.sort(),
			[
				'LICENSE',
				'demo/media/pond.jpg',
				'demo/src/Text.php',
				'screenshot-1.jpg',
				...part.needed,
			]
				.map( ( path ) => `brolga/${ path }` )
				.sort()
		);
	} );

	it( 'is the same byte for byte when made again', async () => {
		assert.ok( ( await make( runs ) ).equals( await make( runs ) ) );
	} );

	it( 'is not made where something is missing', async () => {
		await assert.rejects(
			make( { 'brolga.php': '' } ),
			( error ) =>
				error instanceof Complaint &&
				/would lack events\.php, readme\.txt, uninstall\.php, .*build\/blocks\/blocks-manifest\.php/.test(
					error.message
				)
		);
	} );
} );
