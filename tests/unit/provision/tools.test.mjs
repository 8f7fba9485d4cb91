/** The small tools under the commands: locks, child processes, ports, sources of apt, stamps. */
import assert from 'node:assert/strict';
import {
	cpSync,
	existsSync,
	readdirSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { dependenciesMatch, hashOfSources } from '../../../bin/lib/build.mjs';
import {
	CommandFailed,
	exists,
	run,
	start,
	stopAll,
} from '../../../bin/lib/children.mjs';
import { Complaint } from '../../../bin/lib/complaint.mjs';
import { debianMirror, parseSources } from '../../../bin/lib/debian.mjs';
import {
	ensurePackages,
	missingPackages,
} from '../../../bin/lib/debian-packages.mjs';
import { tryLock, withLock } from '../../../bin/lib/lock.mjs';
import { startMailbox } from '../../../bin/lib/mailbox.mjs';
import {
	answers,
	demandFree,
	freePort,
	isFree,
} from '../../../bin/lib/ports.mjs';
import { quiet } from '../../../bin/lib/progress.mjs';
import { intoPlace } from '../../../bin/lib/temporary.mjs';
import { fill, folder } from '../../support/provisioning.mjs';

before( () => quiet( true ) );

describe( 'a lock', () => {
	it( 'lets one in at a time', async () => {
		const path = join( folder(), 'a.lock' );
		let inside = 0;
		let most = 0;
		const work = () =>
			withLock( path, async () => {
				most = Math.max( most, ++inside );
				await sleep( 30 );
				inside--;
			} );
		await Promise.all( [ work(), work(), work() ] );
		assert.equal( most, 1 );
		assert.ok( ! existsSync( path ) );
	} );

	it( 'says who has it', async () => {
		const path = join( folder(), 'a.lock' );
		const lock = await tryLock( path );
		assert.deepEqual( await tryLock( path ), { heldBy: process.pid } );
		await lock.release();
	} );

	it( 'of a process that is gone is taken over', async () => {
		const path = join( folder(), 'a.lock' );
		const { stdout } = await run( 'sh', [ '-c', 'echo $$' ] );
		writeFileSync(
			path,
			JSON.stringify( { pid: Number( stdout ), host: hostname() } )
		);
		assert.equal( await withLock( path, async () => 'worked' ), 'worked' );
	} );

	it( 'that nobody has touched for long is taken over, whoever it names', async () => {
		const path = join( folder(), 'a.lock' );
		writeFileSync(
			path,
			JSON.stringify( { pid: process.pid, host: 'another' } )
		);
		assert.deepEqual( await tryLock( path ), { heldBy: process.pid } );
		const old = new Date( Date.now() - 60_000 );
		utimesSync( path, old, old );
		assert.ok( 'release' in ( await tryLock( path ) ) );
	} );

	it( 'that came with a copied folder is nobody’s (CMD-121)', async () => {
		const root = folder();
		const lock = await tryLock( join( root, 'clone/site.serving' ) );
		cpSync( join( root, 'clone' ), join( root, 'copy' ), {
			recursive: true,
			preserveTimestamps: true,
		} );
		symlinkSync( join( root, 'clone' ), join( root, 'way' ) );
		// The same file, by another way.
		assert.deepEqual( await tryLock( join( root, 'way/site.serving' ) ), {
			heldBy: process.pid,
		} );
		const own = await tryLock( join( root, 'copy/site.serving' ) );
		assert.ok( 'release' in own );
		assert.deepEqual( await tryLock( join( root, 'clone/site.serving' ) ), {
			heldBy: process.pid,
		} );
		await Promise.all( [ lock.release(), own.release() ] );
	} );
} );

describe( 'the mailbox', () => {
	it( 'takes the next port where somebody was quicker (CMD-122)', async () => {
		const root = folder();
		const [ smtpPort, webPort ] = [
			await freePort( 3025 ),
			await freePort( 3080 ),
		];
		const starting = startMailbox( { folder: root, smtpPort, webPort } );
		// It has chosen, and its own process has still to be loaded.
		while ( ! existsSync( join( root, 'mailbox.log' ) ) ) {
			await sleep( 1 );
		}
		const others = await Promise.all(
			[ smtpPort, webPort ].map( ( port ) => {
				const server = createServer();
				return new Promise( ( ready, failed ) =>
					server
						.once( 'error', failed )
						.listen( port, '127.0.0.1', () => ready( server ) )
				);
			} )
		);
		try {
			const mailbox = await starting;
			assert.ok( mailbox.smtpPort > smtpPort );
			assert.ok( mailbox.webPort > webPort );
			assert.deepEqual(
				await ( await fetch( `${ mailbox.url }api/email` ) ).json(),
				[]
			);
			await mailbox.stop();
		} finally {
			others.forEach( ( server ) => server.close() );
			await stopAll();
		}
	} );
} );

describe( 'a file or folder', () => {
	it( 'is complete or not there', async () => {
		const root = folder();
		const target = join( root, 'thing' );
		const failing = intoPlace( target, async ( partial ) => {
			fill( partial, { half: 'done' } );
			throw new Error( 'power cut' );
		} );
		await assert.rejects( failing, /power cut/ );
		assert.deepEqual( readdirSync( root ), [] );
	} );

	it( 'replaces the one before, and sweeps up what a dead run left', async () => {
		const root = fill( folder(), {
			'thing/old': '',
			'thing.partial-dead/half': '',
		} );
		await intoPlace( join( root, 'thing' ), async ( partial ) =>
			fill( partial, { new: '' } )
		);
		assert.deepEqual( readdirSync( root ), [ 'thing' ] );
		assert.deepEqual( readdirSync( join( root, 'thing' ) ), [ 'new' ] );
	} );
} );

describe( 'a child process', () => {
	it( 'ends with its own children (CMD-4)', async () => {
		const notes = join( folder(), 'pids' );
		const child = start( 'sh', [
			'-c',
			`sleep 60 & echo $! > ${ notes }; trap '' TERM; wait; sleep 60`,
		] );
		while ( ! existsSync( notes ) ) {
			await sleep( 20 );
		}
		const began = Date.now();
		await child.stop( { patience: 300 } );
		assert.ok( Date.now() - began < 3000 );
		await assert.rejects(
			run( 'sh', [ '-c', `kill -0 $( cat ${ notes } )` ] ),
			CommandFailed
		);
	} );

	it( 'that fails is reported with what it said', async () => {
		await assert.rejects(
			run( 'sh', [ '-c', 'echo out; echo err >&2; exit 4' ] ),
			( error ) =>
				error.status === 4 &&
				/out/.test( error.message ) &&
				/err/.test( error.message )
		);
	} );

	it( 'that does not exist is a failure, not a crash', async () => {
		await assert.rejects(
			run( 'no-such-command-here', [] ),
			( error ) => error.status === 'ENOENT'
		);
		assert.equal( await exists( 'no-such-command-here' ), false );
		assert.equal( await exists( 'sh' ), true );
	} );
} );

describe( 'a port', () => {
	it( 'is free or not, and the next free one is found', async () => {
		const server = createServer();
		await new Promise( ( resolve ) =>
			server.listen( 0, '0.0.0.0', resolve )
		);
		const { port } = server.address();
		assert.equal( await isFree( port ), false );
		assert.ok( ( await freePort( port ) ) > port );
		await assert.rejects( demandFree( port ), Complaint );
		await new Promise( ( resolve ) => server.close( resolve ) );
		assert.equal( await isFree( port ), true );
	} );

	it( 'whose server ended is not waited for', async () => {
		const child = { running: false, command: 'php' };
		await assert.rejects(
			answers( 'http://127.0.0.1:9/', { child, log: 'the.log' } ),
			/php ended before .* answered \(see the\.log\)/
		);
	} );
} );

describe( 'Debian’s mirror', () => {
	const os = ( text ) =>
		join( fill( folder(), { release: text } ), 'release' );
	const debian = os( 'ID=debian\nVERSION_CODENAME=bookworm\n' );

	it( 'is the one this machine uses, in either format', async () => {
		const stanza =
			'Types: deb deb-src\nURIs: http://mirror.test/debian\nSuites: bookworm bookworm-updates\nComponents: main\n\nTypes: deb\nURIs: http://mirror.test/security\nSuites: bookworm-security\nComponents: main\n';
		assert.equal(
			await debianMirror( {
				release: debian,
				folder: fill( folder(), {
					'sources.list.d/debian.sources': stanza,
				} ),
			} ),
			'http://mirror.test/debian'
		);
		const lines =
			'# deb http://old.test/debian bookworm main\ndeb http://tools.test/apt tools main\ndeb [arch=amd64 signed-by=/k] https://line.test/debian bookworm main contrib\n';
		assert.equal(
			await debianMirror( {
				release: debian,
				folder: fill( folder(), { 'sources.list': lines } ),
			} ),
			'https://line.test/debian'
		);
	} );

	it( 'is none on another system, and none where no source is one', async () => {
		const ubuntu = os(
			'ID=ubuntu\nID_LIKE=debian\nVERSION_CODENAME=noble\n'
		);
		assert.equal(
			await debianMirror( {
				release: ubuntu,
				folder: fill( folder(), {
					'sources.list': 'deb http://u.test/ubuntu noble main\n',
				} ),
			} ),
			null
		);
		assert.equal(
			await debianMirror( { release: debian, folder: folder() } ),
			null
		);
		assert.equal(
			await debianMirror( { release: '/nowhere', folder: folder() } ),
			null
		);
	} );

	it( 'is not a source that is switched off', () => {
		assert.deepEqual(
			parseSources(
				'Types: deb\nEnabled: no\nURIs: http://a.test\nSuites: bookworm\nComponents: main\n'
			),
			[]
		);
	} );
} );

describe(
	'packages',
	{ skip: ! existsSync( '/usr/bin/dpkg-query' ) && 'this is no Debian' },
	() => {
		it( 'that are there are left alone', async () => {
			await ensurePackages( [ 'base-files' ] );
			assert.deepEqual(
				await missingPackages( [
					'base-files',
					'no-such-package-here',
				] ),
				[ 'no-such-package-here' ]
			);
		} );
	}
);

describe( 'work that is done already', () => {
	const lock = {
		packages: {
			'': {},
			'node_modules/a': { version: '1.0.0' },
			'node_modules/b': { version: '2.0.0', optional: true },
		},
	};

	it( 'npm ci: the packages are those of the lock file', async () => {
		const installed = ( version ) => ( {
			'package-lock.json': JSON.stringify( lock ),
			'node_modules/.package-lock.json': JSON.stringify( {
				packages: { 'node_modules/a': { version } },
			} ),
		} );
		assert.equal(
			await dependenciesMatch( fill( folder(), installed( '1.0.0' ) ) ),
			true
		);
		assert.equal(
			await dependenciesMatch( fill( folder(), installed( '0.9.0' ) ) ),
			false
		);
		assert.equal(
			await dependenciesMatch(
				fill( folder(), {
					'package-lock.json': JSON.stringify( lock ),
				} )
			),
			false
		);
	} );

	it( 'the build: no source has changed, tests being none', async () => {
		const root = fill( folder(), {
			'plugin/blocks/tabs/view.ts': '1',
			'plugin/blocks/tabs/tests/view.test.ts': '1',
			'plugin/src/runtime/index.ts': '1',
			'plugin/contracts/constants.json': '{}',
			'webpack.config.js': '',
			'bin/lib/entries.cjs': '',
			'tsconfig.json': '',
			'package-lock.json': '',
		} );
		const first = await hashOfSources( root );
		fill( root, { 'plugin/blocks/tabs/tests/view.test.ts': '2' } );
		assert.equal( await hashOfSources( root ), first );
		fill( root, { 'plugin/blocks/tabs/view.ts': '2' } );
		assert.notEqual( await hashOfSources( root ), first );
	} );
} );
