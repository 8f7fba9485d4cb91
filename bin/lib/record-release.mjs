/**
 * node bin/lib/record-release.mjs [CHECKOUT]
 *
 * Writes tests/fixtures/release-before.json anew: the tables of a release and
 * the statements of its code, heard while its own tests run on MariaDB. To be
 * run when a release is made, on its checkout; the tests of the next one hold
 * its tables against it.
 */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main } from './complaint.mjs';
import { CommandFailed, run } from './children.mjs';
import { ROOT } from './paths.mjs';
import { during, say } from './progress.mjs';

/** Those that store what visitors send and owners do. */
const TESTS = [
	'AbTests',
	'Experiments',
	'Consent',
	'Database',
	'Export',
	'Forms',
	'Health',
	'Insights',
	'Newsletter',
	'Operations',
	'Outbox',
	'Popups',
	'Privacy',
	'Rest',
	'Search',
	'Settings',
	'Shop',
	'Spam',
	'Tracking',
	'Uploads',
	'Webhooks',
];

await main( async () => {
	const checkout = resolve( process.argv[ 2 ] ?? ROOT );
	const target = join( ROOT, 'tests/fixtures/release-before.json' );
	const { need } = await import(
		pathToFileURL( join( checkout, 'bin/lib/test/needs.mjs' ) ).href
	);
	await need( 'composer' );
	const site = await need( 'site' );
	const shop = await need( 'shop' );
	const env = await need( 'mariadb' );
	await during( 'Listening to the tests', () =>
		run(
			'php',
			[
				'-d',
				'memory_limit=1G',
				'-d',
				`auto_prepend_file=${ join( import.meta.dirname, 'release/record.php' ) }`,
				'vendor/bin/phpunit',
				`--filter=/Integration.(?:${ TESTS.join( '|' ) })\\b/`,
			],
			{
				cwd: checkout,
				env: {
					...process.env,
					...shop,
					BROLGA_TEST_WORDPRESS: site.dir,
					...env,
					BROLGA_RECORD: target,
				},
			}
		).catch( ( error ) => {
			// What a test says of the release is known; here it matters what it asked.
			if ( ! ( error instanceof CommandFailed ) ) {
				throw error;
			}
		} )
	);
	say( target );
} );
