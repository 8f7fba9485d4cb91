/** What the plugin directory reads of us, and that its rules are looked for. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../bin/lib/paths.mjs';
import { PACKAGES } from '../../bin/lib/zip.mjs';

const read = ( path ) => readFileSync( join( ROOT, path ), 'utf8' );

/** The value of a line `Name: value`, of a readme or of a plugin's header. */
const field = ( text, name ) =>
	new RegExp( `^(?: \\* )?${ name }:\\s+(.+)$`, 'm' ).exec( text )?.[ 1 ];

describe( "the plugin's readme", () => {
	const readme = read( 'plugin/readme.txt' );
	const plugin = read( 'plugin/brolga.php' );

	it( 'is named and licensed as the plugin is', () => {
		assert.equal(
			readme.split( '\n' )[ 0 ],
			`=== ${ field( plugin, 'Plugin Name' ) } ===`
		);
		for ( const name of [
			'Requires at least',
			'Requires PHP',
			'License',
			'License URI',
		] ) {
			assert.ok( field( plugin, name ), name );
			assert.equal( field( readme, name ), field( plugin, name ), name );
		}
	} );

	it( 'offers the version that the plugin has, and tells what is new in it', () => {
		const version = field( plugin, 'Version' );
		assert.equal( field( readme, 'Stable tag' ), version );
		const [ , changelog, notice ] =
			/^== Changelog ==$(.*)^== Upgrade Notice ==$(.*)/ms.exec( readme );
		assert.ok( changelog.includes( `= ${ version } =` ) );
		assert.ok( notice.includes( `= ${ version } =` ) );
		for ( const [ , text ] of notice.matchAll( /^= .+ =\n+(.+)$/gm ) ) {
			assert.ok( text.length <= 300, text );
		}
	} );

	it( 'was tried on a WordPress that the theme names, too', () => {
		assert.equal(
			field( readme, 'Tested up to' ),
			field( read( 'theme/readme.txt' ), 'Tested up to' )
		);
	} );

	it( 'has what the directory cuts no word of', () => {
		const short = readme.split( '\n\n' )[ 1 ];
		assert.ok( short.length > 20 && short.length <= 150, short );
		assert.equal(
			field( read( 'plugin/brolga.php' ), ' \\* Description' ),
			short
		);
		const tags = field( readme, 'Tags' ).split( ', ' );
		assert.ok( tags.length > 0 && tags.length <= 5 );
		assert.deepEqual(
			[ ...readme.matchAll( /^== (.+) ==$/gm ) ].map(
				( [ , name ] ) => name
			),
			[
				'Description',
				'Installation',
				'Frequently Asked Questions',
				'Screenshots',
				'Changelog',
				'Upgrade Notice',
			]
		);
	} );

	it( 'names every host that the plugin knows', () => {
		const services = /^= External services =$(.*?)^= /ms.exec(
			readme
		)[ 1 ];
		for ( const [ file, name ] of [
			[ 'Content/Map/MapsSection.php', 'OpenStreetMap' ],
			[ 'Content/Video/VideoSource.php', 'Vimeo' ],
			[ 'Content/Video/VideoSource.php', 'YouTube' ],
			[ 'Spam/CaptchaService.php', 'Turnstile' ],
			[ 'Spam/CaptchaService.php', 'reCAPTCHA' ],
			[ 'Spam/CaptchaService.php', 'hCaptcha' ],
			[ 'Spam/CaptchaService.php', 'Friendly Captcha' ],
			[ 'Spam/CaptchaService.php', 'jsDelivr' ],
			[ 'Webhooks/Slack.php', 'Slack' ],
			[ 'Webhooks/Google/SheetsApi.php', 'Google Sheets' ],
			[ 'Newsletter/Providers/Brevo.php', 'Brevo' ],
			[ 'Newsletter/Providers/Mailchimp.php', 'Mailchimp' ],
			[ 'Newsletter/Providers/MailerLite.php', 'MailerLite' ],
			[ 'Mail/SystemDns.php', 'DNS' ],
			...[
				'Google Tag Manager',
				'Google Analytics',
				'Matomo',
				'Plausible',
				'Microsoft Clarity',
				'Hotjar',
			].map( ( service ) => [
				'Tracking/TrackingServices.php',
				service,
			] ),
		] ) {
			assert.ok( read( `plugin/includes/${ file }` ), file );
			assert.ok( services.includes( name ), name );
		}
	} );

	it( 'has a screenshot in the zip for each caption, in their order', () => {
		const part = PACKAGES.find( ( { zip } ) => zip === 'brolga.zip' );
		const captions = /^== Screenshots ==$(.*?)^== /ms
			.exec( readme )[ 1 ]
			.match( /^\d+\. .+$/gm );
		assert.deepEqual(
			Object.keys( part.copies ),
			captions.map( ( caption, index ) => {
				assert.ok( caption.startsWith( `${ index + 1 }. ` ), caption );
				return `screenshot-${ index + 1 }.jpg`;
			} )
		);
		for ( const file of Object.values( part.copies ) ) {
			assert.ok( existsSync( join( ROOT, file ) ), file );
		}
	} );

	it( 'goes into the zip', () => {
		const part = PACKAGES.find( ( { zip } ) => zip === 'brolga.zip' );
		assert.ok( part.needed.includes( 'readme.txt' ) );
		assert.ok( ! part.skip.test( 'readme.txt' ) );
	} );
} );

describe( "the theme's readme", () => {
	const readme = read( 'theme/readme.txt' );
	const style = read( 'theme/style.css' );

	it( 'says of the theme what its style sheet says, and has each part', () => {
		for ( const name of [ 'Tags', 'License', 'Requires PHP' ] ) {
			assert.equal(
				field( readme, name ),
				new RegExp( `^${ name }: (.+)$`, 'm' ).exec( style )?.[ 1 ],
				name
			);
		}
		assert.equal(
			field( readme, 'Stable tag' ),
			/^Version: (.+)$/m.exec( style )?.[ 1 ]
		);
		const short = readme.split( '\n\n' )[ 1 ];
		assert.ok( short.length > 20 && short.length <= 150, short );
		assert.deepEqual(
			[ ...readme.matchAll( /^== (.+) ==$/gm ) ].map(
				( [ , name ] ) => name
			),
			[
				'Description',
				'Installation',
				'Frequently Asked Questions',
				'Changelog',
				'Copyright',
				'Resources',
			]
		);
	} );
} );

describe( "the directory's rules", () => {
	const complaints = ( file, line ) => {
		const { stdout } = spawnSync(
			'php',
			[
				'vendor/bin/phpcs',
				'-q',
				'--report=json',
				'--no-cache',
				`--stdin-path=${ join( ROOT, file ) }`,
				'-',
			],
			{
				cwd: ROOT,
				encoding: 'utf8',
				input: `<?php\n/**\n * A sample.\n *\n * @package Brolga\n */\n\ndeclare( strict_types=1 );\n\n${ line }\n`,
			}
		);
		return Object.values( JSON.parse( stdout ).files )
			.flatMap( ( { messages } ) => messages )
			.map( ( { source } ) => source );
	};
	const wrong = [
		[ 'echo $text;', 'WordPress.Security.EscapeOutput.OutputNotEscaped' ],
		[
			"$text = $_GET['a'] ?? '';",
			'WordPress.Security.NonceVerification.Recommended',
		],
		[
			"$text = $_SERVER['HTTP_HOST'] ?? '';",
			'WordPress.Security.ValidatedSanitizedInput.InputNotSanitized',
		],
		[
			'$wpdb->query( "DELETE FROM a WHERE b = {$text}" );',
			'WordPress.DB.PreparedSQL.InterpolatedNotPrepared',
		],
		[
			'mysqli_errno( $handle );',
			'WordPress.DB.RestrictedFunctions.mysql_mysqli_errno',
		],
	];
	for ( const [ line, rule ] of wrong ) {
		it( `are looked for: ${ line }`, () => {
			for ( const folder of [ 'plugin/blocks/tabs', 'theme/inc' ] ) {
				assert.ok(
					complaints( `${ folder }/render.php`, line ).includes(
						rule
					),
					folder
				);
			}
		} );
	}

	it( 'leave what is escaped, and tests, alone', () => {
		assert.deepEqual(
			complaints( 'theme/inc/render.php', 'echo esc_html( $text );' ),
			[]
		);
		assert.deepEqual(
			complaints( 'plugin/blocks/tabs/tests/a.php', 'echo $text;' ),
			[]
		);
	} );
} );
