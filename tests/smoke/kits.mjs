/**
 * A kit from one site to another, by clicks: pages look the same there, the
 * form takes a message, the popup opens, and the file holds no secret.
 *
 * @see KIT-23 KIT-24
 */
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import AdmZip from 'adm-zip';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { join } from 'node:path';
import { serveNative } from '../../bin/lib/native.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { provisionSite } from '../../bin/lib/site.mjs';
import { evaluate, smoke, stored } from '../support/smoke.mjs';

const WIDTHS = [ 375, 1280 ];

/** A part of all pixels: a line of text that breaks elsewhere has more. */
const FORGIVEN = 0.001;

const KITS = 'wp-admin/admin.php?page=brolga-settings&section=kits';

/** Fills a site with one of each thing that a kit can hold; says how the pages are called. */
const FILL = `
	wp_set_current_user( 1 );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$image = static function ( string $name, array $from, array $to ): int {
		$picture = imagecreatetruecolor( 1200, 800 );
		for ( $x = 0; $x < 1200; $x++ ) {
			$color = imagecolorallocate( $picture, ...array_map( static fn ( $a, $b ) => (int) ( $a + ( $b - $a ) * $x / 1200 ), $from, $to ) );
			imageline( $picture, $x, 0, $x, 800, $color );
		}
		ob_start();
		imagejpeg( $picture, null, 90 );
		$upload = wp_upload_bits( "$name.jpg", null, ob_get_clean() );
		$id     = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => $name ], $upload['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );
		update_post_meta( $id, '_wp_attachment_image_alt', $name );
		return $id;
	};
	$make = static fn ( string $type, string $title, string $content ): int => wp_insert_post( wp_slash( [
		'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content,
	] ) );
	[ $sea, $wood, $logo ] = [ $image( 'sea', [ 20, 60, 140 ], [ 150, 220, 230 ] ), $image( 'wood', [ 90, 60, 20 ], [ 30, 120, 60 ] ), $image( 'logo', [ 200, 30, 30 ], [ 240, 200, 0 ] ) ];
	$shown = static fn ( int $id ): string => "<!-- wp:image {\\"id\\":$id,\\"sizeSlug\\":\\"large\\"} -->\\n<figure class=\\"wp-block-image size-large\\"><img src=\\"" . wp_get_attachment_image_url( $id, 'large' ) . "\\" alt=\\"\\" class=\\"wp-image-$id\\"/></figure>\\n<!-- /wp:image -->";
	$facts = $make( 'wp_block', 'Two facts', "<!-- wp:heading -->\\n<h2 class=\\"wp-block-heading\\">Two facts</h2>\\n<!-- /wp:heading -->\\n\\n" . $shown( $wood ) );
	$form  = $make( 'wp_block', 'Ask us', '<!-- wp:brolga/contact-form {"uid":"ask-us","title":"Ask us","recipient":"sentinel-recipient@secret.example","submitLabel":"Ask"} --><!-- wp:brolga/form-field {"fieldId":"name","label":"Your name"} /--><!-- wp:brolga/form-field {"fieldId":"email","type":"email","label":"Email"} /--><!-- wp:brolga/form-field {"fieldId":"message","type":"text","label":"Message"} /--><!-- /wp:brolga/contact-form -->' );
	$popup = $make( 'brolga_popup', 'Spring offer', "<!-- wp:paragraph -->\\n<p>Half price until May.</p>\\n<!-- /wp:paragraph -->" );
	$term  = wp_insert_term( 'Field notes', 'category' )['term_id'];
	$page  = $make( 'page', 'Shore', "<!-- wp:cover {\\"url\\":\\"" . wp_get_attachment_url( $wood ) . "\\",\\"id\\":$wood,\\"dimRatio\\":30} -->\\n<div class=\\"wp-block-cover\\"><img class=\\"wp-block-cover__image-background wp-image-$wood\\" alt=\\"\\" src=\\"" . wp_get_attachment_url( $wood ) . "\\" data-object-fit=\\"cover\\"/><span aria-hidden=\\"true\\" class=\\"wp-block-cover__background has-background-dim-30 has-background-dim\\"></span><div class=\\"wp-block-cover__inner-container\\"><!-- wp:paragraph -->\\n<p>By the water</p>\\n<!-- /wp:paragraph --></div></div>\\n<!-- /wp:cover -->\\n\\n" . $shown( $sea ) . "\\n\\n<!-- wp:block {\\"ref\\":$facts} /-->\\n\\n<!-- wp:paragraph -->\\n<p><a href=\\"" . get_permalink( $popup ) . "\\">See the offer</a></p>\\n<!-- /wp:paragraph -->" );
	$ask   = $make( 'page', 'Ask', "<!-- wp:paragraph -->\\n<p>Write, or look at <a href=\\"" . get_permalink( $page ) . "\\">the shore</a>.</p>\\n<!-- /wp:paragraph -->\\n\\n<!-- wp:block {\\"ref\\":$form} /-->" );
	update_option( 'site_logo', $logo );
	$look = json_decode( file_get_contents( get_theme_file_path( 'styles/sunrise.json' ) ), true );
	wp_update_post( wp_slash( [ 'ID' => WP_Theme_JSON_Resolver::get_user_global_styles_post_id(), 'post_content' => wp_json_encode( [ 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'settings' => $look['settings'] ?? [], 'styles' => $look['styles'] ?? [] ] ) ] ) );
	return [ 'shore', 'ask' ];
`;

/** Puts a sentinel into each value that is a secret, and says which there are; fails where one takes none. */
const HIDE = `
	wp_set_current_user( 1 );
	$ask = static function ( string $method, string $route, array $values = [] ) {
		$request = new WP_REST_Request( $method, '/brolga/v1' . $route );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( wp_json_encode( $values ) );
		return rest_do_request( $request );
	};
	// A key of Google's, whole: half of one is refused.
	openssl_pkey_export( openssl_pkey_new( [ 'private_key_bits' => 2048 ] ), $private );
	$google = static fn ( string $sentinel ) => wp_json_encode( [ 'type' => 'service_account', 'client_email' => strtolower( $sentinel ) . '@secret.example', 'private_key' => $private ] );
	$hidden = [];
	foreach ( $ask( 'GET', '/settings' )->get_data() as $section ) {
		foreach ( array_keys( (array) $section['secrets'] ) as $name ) {
			$sentinel = "SENTINEL{$section['id']}" . str_replace( '_', '', $name );
			foreach ( [ $sentinel, "https://hooks.slack.com/services/$sentinel", $google( $sentinel ) ] as $value ) {
				$now = $ask( 'GET', "/settings/{$section['id']}" )->get_data();
				if ( 200 === $ask( 'PUT', "/settings/{$section['id']}", [ 'version' => $now['version'], 'values' => [ $name => $value ] ] )->get_status() ) {
					$hidden["{$section['id']}/$name"] = $sentinel;
				}
			}
			if ( ! isset( $hidden["{$section['id']}/$name"] ) ) {
				return "{$section['id']}/$name takes no sentinel.";
			}
		}
	}
	$hook = $ask( 'PUT', '/webhooks/crm', [ 'url' => home_url( '/SENTINELhookurl' ), 'secret' => 'SENTINELhooksecret', 'events' => [ 'lead.created' ] ] );
	$list = $ask( 'PUT', '/accounts/list', [ 'kind' => 'webhook', 'key' => 'SENTINELaccountkey', 'url' => home_url( '/SENTINELaccounturl' ) ] );
	return $hook->get_status() + $list->get_status() === 400 ? $hidden : [ $hook->get_data(), $list->get_data() ];
`;

/** All of a page, with nothing that moves. */
async function picture( page, url, width ) {
	await page.setViewportSize( { width, height: 900 } );
	await page.goto( url );
	await page.addStyleTag( {
		content:
			'*, *::before, *::after { animation: none !important; transition: none !important; }',
	} );
	await page.evaluate( async () => {
		for ( const image of document.images ) {
			image.loading = 'eager';
			// Else a picture may be taken without it.
			image.decoding = 'sync';
			await image.decode();
		}
		await document.fonts.ready;
	} );
	return page.locator( 'main' ).screenshot();
}

/** How large a part of two pictures differs; all of it where they have other sizes. */
async function difference( one, other ) {
	const [ a, b ] = await Promise.all(
		[ one, other ].map( ( png ) =>
			sharp( png )
				.ensureAlpha()
				.raw()
				.toBuffer( { resolveWithObject: true } )
		)
	);
	const { width, height } = a.info;
	return width === b.info.width && height === b.info.height
		? pixelmatch( a.data, b.data, undefined, width, height, {
				threshold: 0.1,
			} ) /
				( width * height )
		: 1;
}

async function logIn( page, url ) {
	await page.goto( `${ url }wp-login.php` );
	await page.fill( '#user_login', 'admin' );
	await page.fill( '#user_pass', 'password' );
	await page.click( '#wp-submit' );
	await page.waitForURL( '**/wp-admin/**' );
}

await smoke( async ( { folder, check } ) => {
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	const sites = [];
	for ( const name of [ 'old', 'new' ] ) {
		const port = await freePort( 9500 + sites.length );
		const site = await provisionSite( {
			dir: join( folder, name ),
			url: `http://127.0.0.1:${ port }`,
		} );
		const server = await serveNative( { dir: site.dir, port, workers: 2 } );
		const context = await browser.newContext( { reducedMotion: 'reduce' } );
		const page = await context.newPage();
		page.setDefaultTimeout( 60_000 );
		sites.push( { ...site, server, page, url: server.url } );
	}
	const [ old, fresh ] = sites;
	process.env.BROLGA_ALLOWED_HOSTS = new URL( old.url ).host;
	const hidden = await evaluate( old.dir, HIDE );
	const names = await evaluate( old.dir, FILL );
	let file = '';

	await check( 'KIT-24: a kit holds no secret of its site', async () => {
		// What a secret is, the settings say: there are several. In words: what took no sentinel.
		assert.equal( typeof hidden, 'object', hidden );
		assert.ok(
			! Array.isArray( hidden ) && Object.keys( hidden ).length >= 3,
			JSON.stringify( hidden )
		);
		await logIn( old.page, old.url );
		await old.page.goto( old.url + KITS );
		const [ download ] = await Promise.all( [
			old.page.waitForEvent( 'download' ),
			old.page.getByRole( 'button', { name: 'Download kit' } ).click(),
		] );
		file = await download.path();
		const sealed = await evaluate(
			old.dir,
			"return array_values( array_filter( array_map( static fn ( $section ) => array_values( array_filter( (array) $section, static fn ( $value ) => is_string( $value ) && strlen( $value ) > 30 ) ), get_option( 'brolga_settings' ) ) ) );"
		);
		const entries = new AdmZip( file ).getEntries();
		assert.ok(
			entries.some( ( { entryName } ) => entryName === 'kit.json' )
		);
		for ( const entry of entries ) {
			const text = entry.getData().toString( 'latin1' );
			for ( const secret of [
				'SENTINEL',
				'sentinel',
				...sealed.flat(),
			] ) {
				assert.ok(
					! text.includes( secret ),
					`${ entry.entryName } has ${ secret }`
				);
			}
		}
	} );

	const isThere = await check(
		'KIT-23: it is imported on another site',
		async () => {
			assert.ok( file, 'there is no kit' );
			const { page, url } = fresh;
			await logIn( page, url );
			await page.goto( url + KITS );
			await page.locator( 'input[accept*=".zip"]' ).setInputFiles( file );
			await page.getByText( 'A kit from' ).waitFor();
			await page.getByRole( 'button', { name: 'Import kit' } ).click();
			await page.getByText( 'The kit was imported.' ).waitFor();
			const report = await page.locator( '.brolga-kit' ).allInnerTexts();
			assert.doesNotMatch( report.join( '\n' ), /Failed/ );
			// As its owner does it, page by page.
			await evaluate(
				fresh.dir,
				"foreach ( get_posts( [ 'post_type' => [ 'page', 'brolga_popup' ], 'post_status' => 'draft', 'numberposts' => -1 ] ) as $post ) { wp_publish_post( $post ); } return 1;"
			);
			return true;
		}
	);

	// Nothing to look at without it.
	for ( const name of isThere ? names : [] ) {
		for ( const width of WIDTHS ) {
			await check(
				`KIT-23: /${ name }/ looks the same there at ${ width } px`,
				async () => {
					const [ there, here ] = await Promise.all(
						sites.map( async ( { url } ) => {
							const context = await browser.newContext( {
								reducedMotion: 'reduce',
							} );
							const image = await picture(
								await context.newPage(),
								`${ url }${ name }/`,
								width
							);
							await context.close();
							return image;
						} )
					);
					const part = await difference( there, here );
					assert.ok(
						part <= FORGIVEN,
						`${ ( part * 100 ).toFixed( 2 ) } % differ`
					);
				}
			);
		}
	}

	await check( 'KIT-23: its form takes a message there', async () => {
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.goto( `${ fresh.url }ask/` );
		await page.getByLabel( 'Your name' ).fill( 'Jo Moss' );
		await page.getByLabel( 'Email' ).fill( 'jo@example.com' );
		await page.getByLabel( 'Message' ).fill( 'Is the kit here?' );
		await page.getByRole( 'button', { name: 'Ask' } ).click();
		await page.getByRole( 'status' ).first().waitFor();
		assert.equal( await stored( fresh.dir, 'Is the kit here?' ), 1 );
		await context.close();
	} );
	await check( 'KIT-23: its popup opens there', async () => {
		const context = await browser.newContext();
		const page = await context.newPage();
		await page.goto( `${ fresh.url }shore/` );
		await page.getByRole( 'link', { name: 'See the offer' } ).click();
		await page
			.getByRole( 'dialog' )
			.getByText( 'Half price until May.' )
			.waitFor();
		assert.ok(
			page.url().startsWith( `${ fresh.url }shore/` ),
			page.url()
		);
		await context.close();
	} );
	await browser.close();
	await Promise.all( sites.map( ( { server } ) => server.stop() ) );
} );
