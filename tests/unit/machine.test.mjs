/** What a machine lacks is told in one sentence, in the words of its own package manager. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Complaint } from '../../bin/lib/complaint.mjs';
import {
	demandTools,
	prepareMachine,
	whatIsMissing,
} from '../../bin/lib/machine.mjs';

const EVERYTHING = [
	'node',
	'php',
	'composer',
	'mariadb',
	'chromium',
	'other browsers',
	'web server',
];
const EXTENSIONS = [
	'dom',
	'xmlwriter',
	'mbstring',
	'intl',
	'gd',
	'curl',
	'pdo_sqlite',
	'mysqli',
	'pcntl',
];

/** A machine with some programs; its PHP lacks some extensions. */
const machine = ( manager, programs, without = [], more = {} ) => ( {
	isRoot: false,
	env: {},
	has: async ( name ) => programs.includes( name ),
	php: async () =>
		programs.includes( 'php' )
			? {
					version: '8.2',
					extensions: EXTENSIONS.filter(
						( name ) => ! without.includes( name )
					),
				}
			: null,
	manager: async () => manager,
	install: async () => assert.fail( 'nothing is installed' ),
	...more,
} );

const sentence = async ( ...args ) =>
	( await whatIsMissing( EVERYTHING, machine( ...args ) ) )?.sentence ?? null;

const BASE = [ 'php', 'composer', 'mariadbd', 'mariadb-install-db' ];
const WEB = [ 'nginx', 'php-fpm', 'firefox', 'WebKitWebDriver', 'Xvfb' ];

describe( 'what is missing (CMD-26)', () => {
	it( 'is told for Debian', async () => {
		assert.equal(
			await sentence(
				'apt',
				[ 'php', 'composer', 'php-fpm8.2', 'nginx', ...WEB.slice( 2 ) ],
				[ 'intl', 'gd' ]
			),
			'This machine lacks PHP’s extensions (intl, gd), MariaDB and Chromium: install with `sudo apt-get install php8.2-intl php8.2-gd mariadb-server chromium`, or continue without: tests that need them are skipped or fail.'
		);
	} );

	it( 'is told for Fedora', async () => {
		assert.equal(
			await sentence(
				'dnf',
				[ ...BASE, ...WEB ],
				[ 'pdo_sqlite', 'mysqli' ]
			),
			'This machine lacks PHP’s extensions (pdo_sqlite, mysqli) and Chromium: install with `sudo dnf install php-pdo php-mysqlnd chromium`, or continue without: tests that need them are skipped or fail.'
		);
	} );

	it( 'is told for macOS, without what Homebrew does not have', async () => {
		assert.equal(
			await sentence( 'brew', [] ),
			'This machine lacks PHP, Composer, MariaDB, Chromium, nginx and php-fpm: install with `brew install php composer mariadb chromium nginx`, or continue without: tests that need them are skipped or fail.'
		);
	} );

	it( 'is told where there is no manager', async () => {
		assert.equal(
			await sentence( null, [ ...BASE, ...WEB ] ),
			'This machine lacks Chromium: tests that need this are skipped or fail.'
		);
	} );

	it( 'is nothing where all is here, by whatever name', async () => {
		const all = [ ...BASE, ...WEB ];
		assert.equal( await sentence( 'apt', [ ...all, 'chromium' ] ), null );
		assert.equal(
			await sentence( 'dnf', [ ...all, 'chromium-browser' ] ),
			null
		);
		assert.equal(
			await sentence( 'brew', all, [], {
				env: { BROLGA_CHROMIUM: '/x' },
			} ),
			null
		);
	} );

	it( 'is only what the chosen suites use', async () => {
		assert.equal(
			await whatIsMissing( [ 'node', 'build' ], machine( 'apt', [] ) ),
			null
		);
	} );
} );

describe( 'before the first suite (CMD-26)', () => {
	const told = async ( asked ) => {
		const lines = [];
		await prepareMachine(
			EVERYTHING,
			( line ) => lines.push( line ),
			asked
		);
		return lines.length;
	};

	it( 'root on Debian has everything installed at once', async () => {
		const installed = [];
		const root = machine( 'apt', [ ...BASE, 'nginx' ], [ 'gd' ], {
			isRoot: true,
			install: async ( names ) => installed.push( names ),
		} );
		assert.equal( await told( root ), 0 );
		assert.deepEqual( installed, [
			[
				'php8.2-gd',
				'chromium',
				'firefox-esr',
				'webkit2gtk-driver',
				'xvfb',
				'php8.2-fpm',
			],
		] );
	} );

	it( 'it is said where that fails, and where we may not', async () => {
		const refuse = async () => {
			throw new Complaint( 'no network' );
		};
		const lacking = [ 'apt', BASE, [] ];
		assert.equal(
			await told(
				machine( ...lacking, { isRoot: true, install: refuse } )
			),
			1
		);
		assert.equal( await told( machine( ...lacking ) ), 1 );
		assert.equal(
			await told( machine( 'dnf', BASE, [], { isRoot: true } ) ),
			1
		);
	} );

	it( 'who cannot do without is told the same', async () => {
		await assert.rejects(
			demandTools( [ 'mariadb' ], machine( 'dnf', [] ) ),
			/This machine lacks MariaDB: install with `sudo dnf install mariadb-server`/
		);
		await demandTools( [ 'mariadb' ], machine( 'dnf', BASE ) );
	} );
} );
