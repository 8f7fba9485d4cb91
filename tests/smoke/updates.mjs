/**
 * From one release to the next, by WordPress' own updater and a local server of
 * releases: what is shown, verified, installed, migrated and refused.
 */
import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { run } from '../../bin/lib/children.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import {
	MANIFEST,
	newKey,
	signed,
	writeRelease,
} from '../../bin/lib/release.mjs';
import { fillSite, provisionSite } from '../../bin/lib/site.mjs';
import { smoke } from '../support/smoke.mjs';

/** What WordPress may not ask here, and whom it may call. */
const local = ( port ) => `<?php
add_filter( 'pre_http_request', static fn ( $answer, $args, $url ) => str_contains( $url, 'api.wordpress.org' )
	? array( 'response' => array( 'code' => 200, 'message' => 'OK' ), 'headers' => array(), 'cookies' => array(), 'body' => '{"plugins":[],"themes":[],"translations":[],"no_update":[]}' )
	: $answer, 10, 3 );
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', static fn ( $ports ) => array_merge( $ports, array( ${ port } ) ) );
add_filter( 'auto_update_plugin', '__return_true' );
add_filter( 'automatic_updates_is_vcs_checkout', '__return_false' );
add_filter( 'automatic_updater_disabled', '__return_false' );
`;

/** Runs one of WordPress' ways to update, and prints what came of it as JSON. */
const SCRIPT = `<?php
// Outside of its cron WordPress would leave the plugin inactive: it expects a browser that activates it again.
if ( 'automatic' === $argv[1] ) {
	define( 'DOING_CRON', true );
}
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user( 1 );
[ , $way, $file ] = $argv + array( 2 => '' );
$said = array();
if ( 'install' === $way ) {
	$upgrader = str_contains( $file, 'theme' ) ? new Theme_Upgrader( new Automatic_Upgrader_Skin() ) : new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
	$said[] = $upgrader->install( $file );
} else {
	delete_site_transient( 'update_plugins' );
	delete_site_transient( 'update_themes' );
	wp_update_plugins();
	wp_update_themes();
	$offered = get_site_transient( 'update_plugins' )->response['brolga/brolga.php']->new_version ?? '';
	if ( 'dashboard' === $way ) {
		// What the button on the screen Plugins calls.
		$skin = new WP_Ajax_Upgrader_Skin();
		( new Plugin_Upgrader( $skin ) )->bulk_upgrade( array( 'brolga/brolga.php' ) );
		$said = $skin->get_errors()->get_error_codes();
	}
	if ( 'theme' === $way ) {
		$skin = new WP_Ajax_Upgrader_Skin();
		( new Theme_Upgrader( $skin ) )->bulk_upgrade( array( 'brolga' ) );
		$said = $skin->get_errors()->get_error_codes();
	}
	if ( 'automatic' === $way ) {
		delete_option( 'auto_updater.lock' );
		( new WP_Automatic_Updater() )->run();
	}
}
// A plugin that was put back is put back at the end of the request.
register_shutdown_function( static function () use ( $said, &$offered ): void {
	clearstatcache();
	$version = static fn ( $file ) => is_file( $file ) ? get_file_data( $file, array( 'v' => 'Version' ) )['v'] : '';
	echo "\\nRESULT " . json_encode( array(
		'said' => $said,
		'offered' => $offered ?? '',
		'plugin' => $version( WP_PLUGIN_DIR . '/brolga/brolga.php' ),
		'theme' => $version( get_theme_root() . '/brolga/style.css' ),
		'active' => in_array( 'brolga/brolga.php', get_option( 'active_plugins' ), true ),
		'column' => array() !== $GLOBALS['wpdb']->get_results( "SHOW COLUMNS FROM {$GLOBALS['wpdb']->prefix}brolga_audit LIKE 'note_of_next'" ),
		'typed' => array() !== $GLOBALS['wpdb']->get_results( "SHOW COLUMNS FROM {$GLOBALS['wpdb']->prefix}brolga_audit LIKE 'note_of_typed'" ),
	) );
} );
`;

/** WP-CLI, as PHP runs it: BROLGA_WP_CLI, or what is called wp here; null where there is none. */
async function wpCli() {
	return (
		process.env.BROLGA_WP_CLI ||
		(
			await run( 'sh', [ '-c', 'command -v wp || true' ] )
		).stdout.trim() ||
		null
	);
}

/** Writes what the releases after this one would be made of. */
async function nextCheckout(
	folder,
	version,
	change = ( php ) => php,
	shape = { version: 2, column: 'note_of_next' }
) {
	const root = join( folder, version );
	await mkdir( root );
	for ( const part of [
		'plugin',
		'theme',
		'demo',
		'docs/images',
		'LICENSE',
		'CHANGELOG.md',
	] ) {
		await cp( join( ROOT, part ), join( root, part ), {
			recursive: true,
			filter: ( path ) => ! /\/plugin\/(?:src|blocks)$/.test( path ),
		} );
	}
	const edit = async ( file, ...changes ) => {
		let text = await readFile( join( root, file ), 'utf8' );
		for ( const [ from, to ] of changes ) {
			assert.ok( text.includes( from ), `${ file }: ${ from }` );
			text = text.replace( from, to );
		}
		await writeFile( join( root, file ), text );
	};
	await edit( 'plugin/brolga.php', [ '0.1.0', version ] );
	await edit( 'theme/style.css', [ '0.1.0', version ] );
	await edit( 'plugin/includes/Core/Database/Schema.php', [
		'VERSION = 1',
		`VERSION = ${ shape.version }`,
	] );
	await edit( 'plugin/includes/Core/Audit/AuditTable.php', [
		'PRIMARY KEY',
		`${ shape.column } varchar(20) NOT NULL DEFAULT '',\n\t\t\tPRIMARY KEY`,
	] );
	const main = join( root, 'plugin/brolga.php' );
	await writeFile( main, change( await readFile( main, 'utf8' ) ) );
	return root;
}

await smoke( async ( { folder, check, skip } ) => {
	const port = await freePort( 9460 );
	const served = { manifest: '', release: '', broken: '' };
	const server = createServer( async ( { url }, response ) => {
		const name = url.slice( 1 );
		const body = await readFile( join( served.release, name ) ).catch(
			() => null
		);
		if ( ! body ) {
			response.writeHead( 404 ).end();
		} else if ( name === MANIFEST ) {
			response.end( served.manifest || body );
		} else if ( served.broken === 'ends early' ) {
			response.end( body.subarray( 0, body.length / 2 ) );
		} else if ( served.broken === 'dies' ) {
			response.writeHead( 200, { 'content-length': body.length } );
			response.write( body.subarray( 0, 1000 ), () =>
				response.destroy()
			);
		} else {
			response.end( body );
		}
	} );
	await new Promise( ( done ) => server.listen( port, '127.0.0.1', done ) );
	const key = join( folder, 'key.pem' );
	newKey( key );
	const release = async ( root, name ) => {
		const target = join( folder, `release-${ name }` );
		await writeRelease( {
			root,
			updates: `http://127.0.0.1:${ port }/`,
			key,
			target,
		} );
		return target;
	};
	const releases = {
		first: await release( ROOT, 'first' ),
		next: await release( await nextCheckout( folder, '0.1.1' ), 'next' ),
		fatal: await release(
			await nextCheckout( folder, '0.1.2', ( php ) =>
				php.replace(
					"defined( 'ABSPATH' ) || exit;",
					"defined( 'ABSPATH' ) || exit;\nthrow new \\Error( 'Out of order' );"
				)
			),
			'fatal'
		),
		last: await release( await nextCheckout( folder, '0.1.3' ), 'last' ),
	};
	const wp = await wpCli();
	if ( wp ) {
		releases.typed = await release(
			await nextCheckout( folder, '0.1.4', ( php ) => php, {
				version: 3,
				column: 'note_of_typed',
			} ),
			'typed'
		);
	}

	const sitePort = await freePort( 9470 );
	const site = await provisionSite( {
		dir: join( folder, 'site' ),
		url: `http://127.0.0.1:${ sitePort }`,
		plugin: null,
		theme: null,
		smtpPort: 0,
	} );
	await writeFile(
		join( site.dir, 'wp-content/mu-plugins/releases.php' ),
		local( port )
	);
	const script = join( folder, 'update.php' );
	await writeFile( script, SCRIPT );
	const env = { BROLGA_ALLOWED_HOSTS: `127.0.0.1:${ port }` };
	const played = async ( ...args ) => {
		const { stdout } = await runPhp( site.dir, script, { args, env } );
		return JSON.parse( /^RESULT (.+)$/m.exec( stdout )[ 1 ] );
	};
	await played( 'install', join( releases.first, 'brolga-0.1.0.zip' ) );
	await played( 'install', join( releases.first, 'brolga-theme-0.1.0.zip' ) );
	await fillSite( site );
	const web = await serveNative( { dir: site.dir, port: sitePort, env } );
	const home = async () => ( await fetch( web.url ) ).status;

	served.release = releases.first;
	await check( 'UPDATE-3: the newest release offers nothing', async () => {
		assert.equal( ( await played( 'look' ) ).offered, '' );
	} );

	served.release = releases.next;
	await check(
		'UPDATE-2: a manifest of another key offers nothing',
		async () => {
			const other = join( folder, 'other.pem' );
			newKey( other );
			const { payload } = JSON.parse(
				await readFile( join( releases.next, MANIFEST ), 'utf8' )
			);
			served.manifest = signed(
				JSON.parse( Buffer.from( payload, 'base64' ).toString() ),
				createPrivateKey( await readFile( other ) )
			);
			const { offered, plugin } = await played( 'dashboard' );
			assert.deepEqual( [ offered, plugin ], [ '', '0.1.0' ] );
			served.manifest = '';
		}
	);
	for ( const broken of [ 'ends early', 'dies' ] ) {
		await check(
			`UPDATE-4: a zip that ${ broken } on its way is refused`,
			async () => {
				served.broken = broken;
				const { said, offered, plugin } = await played( 'dashboard' );
				assert.equal( offered, '0.1.1' );
				assert.equal( said.length, 1, String( said ) );
				assert.equal( plugin, '0.1.0' );
				assert.equal( await home(), 200 );
				served.broken = '';
			}
		);
	}
	await check(
		'UPDATE-3: the dashboard updates, and tables with it',
		async () => {
			const { said, plugin } = await played( 'dashboard' );
			assert.deepEqual( said, [] );
			assert.equal( plugin, '0.1.1' );
			assert.equal( await home(), 200 );
			assert.equal( ( await played( 'look' ) ).column, true );
		}
	);
	await check( 'UPDATE-3: the theme updates', async () => {
		const { said, theme } = await played( 'theme' );
		assert.deepEqual( [ said, theme ], [ [], '0.1.1' ] );
	} );
	await check(
		'UPDATE-5: a fatal error brings the old version back',
		async () => {
			served.release = releases.fatal;
			const { said, offered } = await played( 'dashboard' );
			assert.equal( offered, '0.1.2' );
			assert.deepEqual( said, [ 'brolga_update_fatal' ] );
			assert.equal( ( await played( 'nothing' ) ).plugin, '0.1.1' );
			assert.equal( await home(), 200 );
		}
	);
	await check( 'UPDATE-3: automatic updates install a release', async () => {
		served.release = releases.last;
		await played( 'automatic' );
		const { plugin, active } = await played( 'nothing' );
		assert.deepEqual( [ plugin, active ], [ '0.1.3', true ] );
		assert.equal( await home(), 200 );
	} );
	/** What somebody types, and how it ended. */
	const typed = async ( ...args ) => {
		const { status, output } = await runPhp( site.dir, wp, {
			args: [ ...args, '--allow-root' ],
			// Without what an earlier run downloaded under the same names.
			env: { ...env, WP_CLI_CACHE_DIR: join( folder, 'wp-cli' ) },
		} ).then(
			( { stdout } ) => ( { status: 0, output: stdout } ),
			( error ) => error
		);
		return { status, output };
	};
	const byWpCli = async () => {
		served.release = releases.typed;
		const { payload } = JSON.parse(
			await readFile( join( releases.typed, MANIFEST ), 'utf8' )
		);
		const foreign = signed(
			JSON.parse( Buffer.from( payload, 'base64' ).toString() ),
			createPrivateKey( await readFile( join( folder, 'other.pem' ) ) )
		);
		for ( const [ what, wrong ] of [
			[ 'a manifest of another key', { manifest: foreign } ],
			[ 'a zip that ends early', { broken: 'ends early' } ],
			[ 'a server that dies', { broken: 'dies' } ],
		] ) {
			await check(
				`UPDATE-8: wp plugin update leaves the old version running after ${ what }`,
				async () => {
					Object.assign( served, wrong );
					// WordPress asks again after twelve hours, whoever asks.
					await played( 'look' );
					const { status, output } = await typed(
						'plugin',
						'update',
						'brolga'
					);
					Object.assign( served, { manifest: '', broken: '' } );
					assert.equal( status, wrong.manifest ? 0 : 1, output );
					assert.doesNotMatch( output, /Success: Updated/ );
					const { plugin, typed: column } = await played( 'nothing' );
					assert.deepEqual( [ plugin, column ], [ '0.1.3', false ] );
					assert.equal( await home(), 200 );
				}
			);
		}
		await check(
			'UPDATE-8: wp plugin update and wp theme update install a release, and tables with it',
			async () => {
				await played( 'look' );
				for ( const [ part, name ] of [
					[ 'plugin', 'brolga' ],
					[ 'theme', 'brolga' ],
				] ) {
					const { status, output } = await typed(
						part,
						'update',
						name
					);
					assert.equal( status, 0, output );
					assert.match( output, /Success: Updated/ );
				}
				assert.equal( await home(), 200 );
				const {
					plugin,
					theme,
					active,
					typed: column,
				} = await played( 'nothing' );
				assert.deepEqual(
					[ plugin, theme, active, column ],
					[ '0.1.4', '0.1.4', true, true ]
				);
			}
		);
	};
	if ( wp ) {
		await byWpCli();
	} else {
		skip(
			'UPDATE-8: there is no WP-CLI here: install it as wp, or name its file by BROLGA_WP_CLI'
		);
	}
	await web.stop();
	server.close();
} );
