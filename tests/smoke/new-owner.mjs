/**
 * New owners from an empty WordPress to an answered enquiry, by clicks alone:
 * the zips uploaded, the setup, a homepage and a contact page, a message from a
 * phone, and the mails about it. In three countries, trades and looks.
 *
 * @see START-879 START-880 START-881 START-882
 */
import assert from 'node:assert/strict';
import { chromium, devices } from '@playwright/test';
import { po } from 'gettext-parser';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveNative } from '../../bin/lib/native.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { provisionSite } from '../../bin/lib/site.mjs';
import { PACKAGES, pack } from '../../bin/lib/zip.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import { foreignTo, sampleDetails } from '../support/sample-details.mjs';
import { evaluate, hasNoComplaints, smoke } from '../support/smoke.mjs';

/** As it is typed into the form of the setup, by label; as visitors read it. */
const OWNERS = [
	{
		place: 'Leeds',
		locale: 'en_GB',
		speaks: false,
		language: 'en-GB',
		trade: 'Home, garden and construction',
		home: 'Homepage for a trade business',
		isEdited: true,
		look: 'Harbour',
		color: '#16345e',
		name: 'Kirkgate Heating & Drains',
		email: 'hello@kirkgate.example',
		country: 'GB',
		details: {
			Phone: '0113 496 0217',
			'Street address': '18 Kirkgate',
			'Town or city': 'Leeds',
			Postcode: 'LS1 6BY',
		},
		dialled: 'tel:+441134960217',
		hours: 'Mon–Fri 8:00–17:30',
		schema: 'HomeAndConstructionBusiness',
	},
	{
		place: 'Leipzig',
		locale: 'de_DE',
		speaks: true,
		language: 'de-DE',
		trade: 'Food and drink',
		home: 'Homepage for a café or bakery',
		isEdited: false,
		look: 'Sunrise',
		color: '#7a2659',
		name: 'Bäckerei Löwe & Söhne',
		email: 'post@loewe.example',
		country: 'DE',
		details: {
			Phone: '0341 12345 678',
			'Street address': 'Nikolaistraße 12',
			'Town or city': 'Leipzig',
			Postcode: '04109',
		},
		dialled: 'tel:+4934112345678',
		hours: 'Mo–Fr 7:00–18:00',
		schema: 'FoodEstablishment',
	},
	{
		place: 'Portland',
		locale: '',
		speaks: false,
		language: 'en-US',
		trade: 'Legal services',
		home: 'Homepage for a professional practice',
		isEdited: false,
		look: 'Night',
		color: '#8fcba9',
		name: 'Alder Street Counsel',
		email: 'office@alder.example',
		country: 'US',
		details: {
			Phone: '(503) 555-0142',
			'Street address': '921 SW Alder Street',
			City: 'Portland',
			State: 'OR',
			'ZIP code': '97205',
		},
		dialled: 'tel:+15035550142',
		hours: 'Mon–Fri 9am–5pm',
		schema: 'LegalService',
	},
];

/** Every word of the interface, in an owner's language. WordPress has no German here, so its own words are English. */
async function wordsOf( locale ) {
	const translated = {};
	for ( const file of locale
		? [
				`plugin/languages/brolga-${ locale }.po`,
				`theme/languages/${ locale }.po`,
			]
		: [] ) {
		const { translations } = po.parse(
			await readFile( join( ROOT, file ) )
		);
		for ( const entries of Object.values( translations ) ) {
			for ( const { msgid, msgstr } of Object.values( entries ) ) {
				translated[ msgid ] ??= msgstr[ 0 ];
			}
		}
	}
	return ( text, ...given ) =>
		given.reduce(
			( words, one ) => words.replace( '%s', one ),
			translated[ text ] || text
		);
}

/** What a browser complains about. */
function complaintsOf( page, complaints ) {
	page.on( 'pageerror', ( { message, stack = '' } ) => {
		// WordPress' uploader, whose window was closed before it had begun; a transition of wp-admin that another page ends.
		if (
			! stack.includes( '/js/plupload/moxie' ) &&
			! message.startsWith( 'Transition was aborted' )
		) {
			complaints.push( message );
		}
	} );
	page.on( 'console', ( message ) => {
		// Addresses outside of this machine.
		if (
			message.type() === 'error' &&
			! message.text().includes( 'ERR_FAILED' ) &&
			! message.text().startsWith( 'Blocked script execution' )
		) {
			complaints.push(
				`${ message.text() } ${ message.location().url }`
			);
		}
	} );
	return page.route(
		( { hostname } ) => hostname !== '127.0.0.1',
		( route ) => route.abort()
	);
}

/** Longest wait for a screen, in ms: a busy machine is no fault of theirs. */
const PATIENCE = 120_000;

/**
 * Seconds that somebody takes who reads before pressing, and types with two
 * fingers; and that a site takes to answer a press. This machine's own time
 * does not count: it may be busy.
 */
const TO_PRESS = 5;
const TO_TYPE = 0.3;
const TO_ANSWER = 3;

/** An owner at the keyboard: each press counts, and the time that all of it would take. */
function handsOn( page ) {
	const hands = {
		presses: 0,
		letters: 0,
		minutes: () =>
			( hands.presses * ( TO_PRESS + TO_ANSWER ) +
				hands.letters * TO_TYPE ) /
			60,
		async press( target ) {
			hands.presses++;
			// Before a screen's scripts are there, its buttons do nothing.
			await page.waitForLoadState();
			await target.click();
		},
		async choose( target, label ) {
			hands.presses++;
			await target.selectOption( label );
		},
		async pick( input, file ) {
			hands.presses++;
			await input.setInputFiles( file );
		},
		async type( target, text ) {
			hands.letters += text.length;
			await target.fill( text );
		},
		async typeHere( text ) {
			hands.letters += text.length;
			await page.keyboard.insertText( text );
		},
	};
	return hands;
}

const button = ( within, name ) =>
	within.getByRole( 'button', { name, exact: true } );

/** Logs in and installs theme and plugin as files; ends at Get started. */
async function install( page, { press, pick, type }, { url, zips } ) {
	await page.goto( `${ url }/wp-login.php` );
	await type( page.locator( '#user_login' ), 'admin' );
	await type( page.locator( '#user_pass' ), 'password' );
	await press( page.locator( '#wp-submit' ) );
	const menu = page.locator( '#adminmenu' );
	await press( menu.locator( '#menu-appearance > a' ) );
	await press( page.locator( 'a.page-title-action' ).first() );
	await press( page.locator( '.upload-view-toggle' ) );
	await pick( page.locator( '#themezip' ), zips.theme );
	await press( page.locator( '#install-theme-submit' ) );
	await press( page.locator( '.activatelink' ) );
	await press( menu.locator( '#menu-plugins > a' ) );
	await press( page.locator( 'a.page-title-action' ).first() );
	await press( page.locator( '.upload-view-toggle' ) );
	await pick( page.locator( '#pluginzip' ), zips.plugin );
	await press( page.locator( '#install-plugin-submit' ) );
	await press( page.locator( 'a.button-primary[href*="action=activate"]' ) );
}

/** The form of Get started. */
async function setUp( page, { press, choose, type }, words, owner ) {
	const form = page.getByRole( 'form', {
		name: words( 'Set up your site in two minutes' ),
	} );
	const field = ( label ) =>
		form.getByLabel( words( label ), { exact: true } );
	await choose( field( 'Business type' ), words( owner.trade ) );
	await type( field( 'Name' ), owner.name );
	await choose( field( 'Country' ), { value: owner.country } );
	await type( field( 'Email' ), owner.email );
	for ( const [ label, value ] of Object.entries( owner.details ) ) {
		await type( field( label ), value );
	}
	await type( field( 'Fill in by typing' ), owner.hours );
	await press(
		form.getByRole( 'radio', { name: words( owner.look ), exact: true } )
	);
	const follows = field(
		'Use the language, dates and currency of this country'
	);
	if ( ! ( await follows.isChecked() ) ) {
		await press( follows );
	}
	await press( button( form, words( 'Set up my site' ) ) );
	await page
		.getByRole( 'heading', { name: words( 'Now choose your homepage' ) } )
		.waitFor();
}

/** Publishes what the editor has open. */
async function publish( page, { press } ) {
	await press( button( page, 'Publish' ) );
	const checks = page.getByRole( 'region', { name: 'Editor publish' } );
	await press( button( checks, 'Publish' ) );
	const link = checks.getByRole( 'link', { name: 'View Page' } );
	await link.waitFor();
	return link.getAttribute( 'href' );
}

/** The editor's first greeting is closed. */
async function greet( page, { press } ) {
	await page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.locator( '.wp-block' )
		.first()
		.waitFor();
	const close = button( page, 'Close' );
	if ( await close.isVisible() ) {
		await press( close );
	}
}

/** A homepage of the setup's details. */
async function makeHome( page, hands, words, owner ) {
	await hands.press(
		button( page, words( 'Use this page: %s', words( owner.home ) ) )
	);
	const dialog = page.getByRole( 'dialog' );
	await hands.press(
		button(
			dialog,
			words(
				owner.isEdited ? 'Save as a draft and edit' : 'Publish anyway'
			)
		)
	);
	await page.waitForURL( '**/post.php?post=*' );
	await greet( page, hands );
	if ( owner.isEdited ) {
		await publish( page, hands );
	}
}

/** A page to write from, whose form answers. */
async function makeContact( page, hands, words, url ) {
	const { press } = hands;
	// By its address: the editor fills the screen, and its way out is WordPress' own.
	await page.goto( `${ url }/wp-admin/admin.php?page=brolga-start` );
	await press(
		button(
			page,
			words( 'Use this page: %s', words( 'Contact with a form' ) )
		)
	);
	await page.waitForURL( '**/post.php?post=*' );
	await greet( page, hands );
	await press(
		page
			.frameLocator( 'iframe[name="editor-canvas"]' )
			.getByRole( 'textbox', { name: words( 'Button' ), exact: true } )
	);
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await press( button( sidebar, words( 'Autoresponder' ) ) );
	await press(
		sidebar.getByLabel( words( 'Send an autoresponder' ), { exact: true } )
	);
	return publish( page, hands );
}

/** Somebody with a phone reads the homepage, and writes by the contact page. */
async function write( browser, { url, contact, visitor, complaints } ) {
	const context = await browser.newContext( {
		...devices[ 'iPhone SE (3rd gen)' ],
		defaultBrowserType: undefined,
		viewport: { width: 375, height: 667 },
	} );
	const page = await context.newPage();
	page.setDefaultTimeout( PATIENCE );
	await complaintsOf( page, complaints );
	await page.goto( url );
	const home = await page.content();
	const wide = await page.evaluate(
		() => document.documentElement.scrollWidth - window.innerWidth
	);
	assert.ok( wide <= 0, `the homepage is ${ wide } px too wide` );
	await page.goto( contact );
	const form = page.locator( 'form' ).filter( {
		has: page.locator( 'input[autocomplete="email"]' ),
	} );
	await form.locator( 'input[autocomplete="name"]' ).fill( visitor.name );
	await form.locator( 'input[autocomplete="email"]' ).fill( visitor.email );
	await form.locator( 'textarea' ).fill( visitor.message );
	await form.locator( '[type="submit"]' ).tap();
	await page
		.locator( '.et-pb-contact-message, [role="status"]' )
		.first()
		.waitFor();
	await form.waitFor( { state: 'detached' } ).catch( () => {} );
	await context.close();
	return home;
}

/** The message in the inbox, and the answer to it. */
async function answer( page, { press, typeHere }, words, { visitor, url } ) {
	await page.goto( `${ url }/wp-admin/` );
	await press(
		page.locator( '#adminmenu a[href*="page=brolga-leads"]' ).first()
	);
	await press( page.getByText( visitor.name, { exact: true } ).first() );
	const lead = page.getByRole( 'complementary' ).filter( {
		has: page.getByText( visitor.email ),
	} );
	await press( button( lead, words( 'Reply' ) ) );
	await typeHere( visitor.answer );
	await press( button( lead, words( 'Send reply' ) ) );
}

const lower = ( text ) => text.toLowerCase();

/** What of an owner a mail must have. */
function looksLikeThem( { subject, html, text }, owner ) {
	const readable = html
		.replaceAll( '&amp;', '&' )
		.replaceAll( /<[^>]+>/g, ' ' );
	for ( const [ what, where ] of [
		[ owner.name, readable ],
		[ owner.details.Phone, readable ],
		[ owner.color, lower( html ) ],
	] ) {
		assert.ok( where.includes( what ), `“${ subject }” lacks ${ what }` );
	}
	assert.ok( text.length > 0, `“${ subject }” has no text` );
}

/** All that visitors and search engines can read of a site. */
async function published( { dir, url } ) {
	const paths = await evaluate(
		dir,
		"return array_map( static fn ( $id ) => (string) get_permalink( $id ), get_posts( [ 'post_type' => [ 'page', 'post', 'brolga_popup' ], 'post_status' => 'publish', 'fields' => 'ids', 'numberposts' => -1 ] ) );"
	);
	const found = new Map();
	for ( const address of new Set( [
		`${ url }/`,
		...paths,
		`${ url }/feed/`,
	] ) ) {
		found.set( address, await ( await fetch( address ) ).text() );
	}
	return found;
}

/** One owner from the empty WordPress to the answered message. */
async function journey( { site, owner, zips, sink, browser, check } ) {
	const { url, dir } = site;
	const details = sampleDetails();
	const words = await wordsOf( owner.speaks ? owner.locale : '' );
	const complaints = [];
	const context = await browser.newContext( {
		locale: owner.language,
		viewport: { width: 1280, height: 900 },
	} );
	const page = await context.newPage();
	page.setDefaultTimeout( PATIENCE );
	await complaintsOf( page, complaints );
	// Blocks to install, which WordPress.org would name.
	await page.route( '**/block-directory/search**', ( route ) =>
		route.fulfill( { json: [] } )
	);
	const hands = handsOn( page );
	const visitor = {
		name: 'Jo Okonkwo-Hart',
		email: `jo@${ lower( owner.place ) }.example`,
		message: `Do you come to us on Tuesday? ${ owner.place }-1`,
		answer: `Yes, on Tuesday at ten. ${ owner.place }-2`,
	};
	let contact = '';
	const isThere = await check(
		`START-880: ${ owner.place }: an uploaded theme and plugin become a site of their own`,
		async () => {
			await install( page, hands, { url, zips } );
			await setUp( page, hands, words, owner );
			await makeHome( page, hands, words, owner );
			contact = await makeContact( page, hands, words, url );
			const home = await write( browser, {
				url,
				contact,
				visitor,
				complaints,
			} );
			for ( const what of [
				owner.name.replace( '&', '&amp;' ),
				owner.place,
				owner.dialled,
				`"${ owner.schema }"`,
				owner.details[ 'Street address' ],
			] ) {
				assert.ok(
					home.includes( what ),
					`the homepage lacks ${ what }`
				);
			}
			for ( const sample of [ 'Sample Page', 'Hello world!' ] ) {
				assert.ok(
					! home.includes( sample ),
					`START-879: the homepage leads to “${ sample }”`
				);
			}
			assert.ok(
				lower( home ).includes( `--color--primary: ${ owner.color }` ),
				'the homepage has another look'
			);
			assert.ok(
				home.includes( `<html lang="${ owner.language }"` ),
				'the homepage is in another language'
			);
			return true;
		}
	);
	if ( ! isThere ) {
		return context.close();
	}
	await check(
		`START-881: ${ owner.place }: the message is answered by mails that look like the owner`,
		async () => {
			await answer( page, hands, words, { visitor, url } );
			// As a host's cron asks for it.
			await fetch( `${ url }/wp-cron.php` );
			const to = ( address, text ) =>
				sink.waitFor(
					( mail ) =>
						mail.to.includes( address ) &&
						mail.text.includes( text ),
					PATIENCE / 1000
				);
			const mails = [
				// WordPress' own address of the owner, until another one is set for notifications.
				await to( 'admin@example.com', visitor.message ),
				await sink.waitFor(
					( mail ) =>
						mail.to.includes( visitor.email ) &&
						! mail.text.includes( visitor.answer ),
					PATIENCE / 1000
				),
				await to( visitor.email, visitor.answer ),
			];
			mails.forEach( ( mail ) => looksLikeThem( mail, owner ) );
		}
	);
	await check(
		`START-882: ${ owner.place }: nothing of the demo is left in pages and mails`,
		async () => {
			assert.ok(
				foreignTo(
					await readFile(
						join( ROOT, 'demo/parts/footer.html' ),
						'utf8'
					),
					details
				).length >= 5,
				'what the demo says of itself is not found'
			);
			const texts = await published( site );
			for ( const mail of sink.messages ) {
				texts.set(
					`“${ mail.subject }”`,
					[ mail.raw, mail.subject, mail.text, mail.html ].join(
						'\n'
					)
				);
			}
			assert.ok( texts.size >= 6, [ ...texts.keys() ].join( ', ' ) );
			assert.deepEqual(
				[ ...texts ].flatMap( ( [ name, text ] ) =>
					foreignTo( text, details ).map(
						( detail ) => `${ name }: ${ detail }`
					)
				),
				[]
			);
		}
	);
	await check(
		`START-880: ${ owner.place }: in 40 presses and 10 minutes, without a complaint`,
		async () => {
			say(
				`${ owner.place }: ${ hands.presses } presses, ${ hands
					.minutes()
					.toFixed( 1 ) } minutes`
			);
			assert.ok( hands.presses <= 40, `${ hands.presses } presses` );
			assert.ok( hands.minutes() <= 10, `${ hands.minutes() } minutes` );
			assert.deepEqual( complaints, [] );
			await hasNoComplaints( dir );
		}
	);
	await context.close();
}

/**
 * Has a language installed, as far as it can be had without the internet:
 * Brolga's own words. Who speaks another one than English begins with it,
 * others come to theirs by the setup.
 */
async function installLanguage( dir, { locale, speaks } ) {
	const languages = join( dir, 'wp-content/languages' );
	await mkdir( languages, { recursive: true } );
	await writeFile(
		join( languages, `${ locale }.l10n.php` ),
		"<?php return [ 'messages' => [] ];"
	);
	if ( speaks ) {
		await evaluate(
			dir,
			`return update_option( 'WPLANG', '${ locale }' );`
		);
	}
}

await smoke( async ( { folder, check } ) => {
	const zips = {};
	for ( const part of PACKAGES ) {
		zips[ part.source ] = join( folder, part.zip );
		await pack( {
			...part,
			source: join( ROOT, part.source ),
			root: ROOT,
			target: zips[ part.source ],
			license: join( ROOT, 'LICENSE' ),
		} );
	}
	// Taken a while later: two runs at once do not pick the same port.
	const port = await freePort( 9710 + 2 * ( process.pid % 60 ) );
	const sink = await startMailSink();
	const site = await provisionSite( {
		dir: join( folder, 'site' ),
		url: `http://127.0.0.1:${ port }`,
		plugin: null,
		theme: null,
		smtpPort: sink.port,
	} );
	const empty = join( folder, 'empty' );
	await cp( join( site.dir, 'wp-content' ), empty, { recursive: true } );
	const browser = await chromium.launch( {
		executablePath: process.env.BROLGA_CHROMIUM ?? '/usr/bin/chromium',
	} );
	for ( const owner of OWNERS ) {
		// WordPress itself stays; what an owner changes of it is as it was.
		await rm( join( site.dir, 'wp-content' ), { recursive: true } );
		await cp( empty, join( site.dir, 'wp-content' ), { recursive: true } );
		sink.clear();
		if ( owner.locale ) {
			await installLanguage( site.dir, owner );
		}
		const server = await serveNative( { dir: site.dir, port } );
		await journey( { site, owner, zips, sink, browser, check } );
		await server.stop();
	}
	await browser.close();
	await sink.stop();
} );
