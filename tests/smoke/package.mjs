/** The two zips, and those of add-ons, installed by WordPress itself in a site that knows nothing of the checkout. */
import assert from 'node:assert/strict';
import AdmZip from 'adm-zip';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { run } from '../../bin/lib/children.mjs';
import { serveNative } from '../../bin/lib/native.mjs';
import { createAddon } from '../../bin/lib/new-addon.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { fillSite, provisionSite } from '../../bin/lib/site.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import { copyCheckout, looksRight, smoke } from '../support/smoke.mjs';

/** What an owner does on the screens "Add plugin" and "Add theme". */
const INSTALL = `<?php
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user( 1 );
foreach ( array( new Plugin_Upgrader( new Automatic_Upgrader_Skin() ), new Theme_Upgrader( new Automatic_Upgrader_Skin() ) ) as $index => $upgrader ) {
	$result = $upgrader->install( $argv[ $index + 1 ] );
	if ( true !== $result ) {
		fwrite( STDERR, is_wp_error( $result ) ? $result->get_error_message() : var_export( $upgrader->skin->get_upgrade_messages(), true ) );
		exit( 1 );
	}
}
`;

/** The same with add-ons, which are active afterwards. */
const INSTALL_ADDONS = `<?php
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
wp_set_current_user( 1 );
foreach ( array_slice( $argv, 1 ) as $zip ) {
	$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
	$done     = $upgrader->install( $zip );
	$done     = true === $done ? activate_plugin( $upgrader->plugin_info() ) : $done;
	if ( null !== $done ) {
		fwrite( STDERR, is_wp_error( $done ) ? $done->get_error_message() : var_export( $upgrader->skin->get_upgrade_messages(), true ) );
		exit( 1 );
	}
}
`;

/** What add-ons bring, by the filter that asks for it. */
const BROUGHT = `<?php
require getcwd() . '/wp-load.php';
$brought = array();
foreach ( array( 'goal_kinds', 'popup_triggers', 'tracking_services', 'webhook_events', 'field_types', 'spam_signs', 'newsletter_providers', 'inbox_filters', 'lead_columns', 'settings_sections' ) as $kind ) {
	$brought[ $kind ] = array_map( static fn ( $one ) => $one->id(), apply_filters( "brolga_{$kind}", array() ) );
}
echo json_encode( $brought );
`;

await smoke( async ( { folder, check } ) => {
	const clone = await copyCheckout( folder );
	const zips = [ 'brolga.zip', 'brolga-theme.zip' ].map( ( name ) =>
		join( clone, 'dist', name )
	);
	const make = async () => {
		await run( join( clone, 'bin/package' ), [] );
		return zips.map( ( zip ) => new AdmZip( zip ).toBuffer() );
	};
	const first = await make();
	await check( 'CMD-15: the zips have no development files', () => {
		for ( const zip of zips ) {
			const names = new AdmZip( zip )
				.getEntries()
				.map( ( { entryName } ) => entryName );
			assert.ok(
				names.every( ( name ) => name.startsWith( 'brolga/' ) )
			);
			assert.deepEqual(
				names.filter( ( name ) =>
					/\.(tsx?|scss|map)$|\/(tests|node_modules|vendor|\.)/.test(
						name
					)
				),
				[]
			);
		}
	} );
	await check( 'CMD-15: the zips are the same when made again', async () => {
		const second = await make();
		first.forEach( ( zip, index ) =>
			assert.ok( zip.equals( second[ index ] ), zips[ index ] )
		);
	} );

	const port = await freePort( 9450 );
	const sink = await startMailSink();
	const site = await provisionSite( {
		dir: join( folder, 'site' ),
		url: `http://127.0.0.1:${ port }`,
		plugin: null,
		theme: null,
		smtpPort: sink.port,
	} );
	await check(
		'CMD-17: WordPress installs and activates them, without a Composer package',
		async () => {
			const script = join( folder, 'install.php' );
			await writeFile( script, INSTALL );
			await runPhp( site.dir, script, { args: zips } );
			await fillSite( site );
		}
	);
	await check(
		'START-12 START-13: the blueprint fills the site with the demo that the zip carries',
		async () => {
			const { steps } = JSON.parse(
				await readFile( join( clone, 'blueprint.json' ), 'utf8' )
			);
			const script = join( folder, 'blueprint.php' );
			await writeFile(
				script,
				steps
					.find( ( { step } ) => step === 'runPHP' )
					.code.replace(
						"'/wordpress/wp-load.php'",
						"getcwd() . '/wp-load.php'"
					)
			);
			await runPhp( site.dir, script );
		}
	);
	await check(
		'EXT-821 EXT-822: WordPress installs the example add-on and one made of it, side by side',
		async () => {
			await createAddon( 'acme-garden', join( folder, 'acme-garden' ) );
			const addons = [
				join( clone, 'examples/brolga-example' ),
				join( folder, 'acme-garden' ),
			].map( ( path ) => {
				const zip = new AdmZip();
				zip.addLocalFolder( path, basename( path ) );
				zip.writeZip( `${ path }.zip` );
				return `${ path }.zip`;
			} );
			const script = join( folder, 'addons.php' );
			await writeFile( script, INSTALL_ADDONS );
			await runPhp( site.dir, script, { args: addons } );
			await writeFile( script, BROUGHT );
			const { stdout } = await runPhp( site.dir, script );
			const brought = JSON.parse( stdout );
			for ( const [ kind, ids ] of Object.entries( brought ) ) {
				assert.deepEqual(
					ids.map( ( id ) => id.split( /[-_]/ )[ 0 ] ).toSorted(),
					[ 'acme', 'example' ],
					kind
				);
			}
		}
	);
	const server = await serveNative( { dir: site.dir, port } );
	await looksRight( check, { dir: site.dir, url: server.url }, ( wanted ) =>
		sink.waitFor( ( { text } ) => text.includes( wanted ), 30 )
	);
	await server.stop();
	await sink.stop();
} );
