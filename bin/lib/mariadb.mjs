/** A private MariaDB: its data in a folder, reached by a socket alone. */
import { createHash } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from './complaint.mjs';
import { exists, run, start } from './children.mjs';
import { intoPlace } from './temporary.mjs';

const ROOT_FLAGS = process.getuid?.() === 0 ? [ '--user=root' ] : [];

/** Debian keeps the server out of an ordinary user's path. */
const env = {
	...process.env,
	PATH: `${ process.env.PATH }:/usr/sbin:/usr/local/sbin`,
};

async function demandServer() {
	if (
		! ( await exists( 'mariadbd' ) ) ||
		! ( await exists( 'mariadb-install-db' ) )
	) {
		throw new Complaint(
			'MariaDB is not installed: install mariadb-server (Debian’s name), set BROLGA_DB_HOST to a running server, or use --database sqlite.'
		);
	}
}

/** Makes an empty database, where there is none. */
async function install( data ) {
	if ( ! ( await stat( data ).catch( () => null ) ) ) {
		await intoPlace( data, ( partial ) =>
			run(
				'mariadb-install-db',
				[
					'--no-defaults',
					...ROOT_FLAGS,
					`--datadir=${ partial }`,
					'--skip-test-db',
					'--auth-root-authentication-method=normal',
					'--innodb-log-file-size=8M',
				],
				{ env }
			)
		);
	}
}

/** A socket's path may have 107 bytes only: too few for a deep checkout. */
function socketOf( data ) {
	const name = createHash( 'sha1' )
		.update( data )
		.digest( 'hex' )
		.slice( 0, 12 );
	return join( tmpdir(), `brolga-${ name }.sock` );
}

/** Waits until the server answers; complains when it has ended, or takes too long. */
async function untilReady( child, socket, log ) {
	for ( const until = Date.now() + 30_000; ; await sleep( 100 ) ) {
		const ready = await run(
			'mariadb-admin',
			[ '--no-defaults', '-uroot', '-S', socket, 'ping' ],
			{ env }
		).then(
			() => true,
			() => false
		);
		if ( ready ) {
			return;
		}
		if ( ! child.running || Date.now() > until ) {
			await child.stop();
			throw new Complaint(
				`The private MariaDB did not start: ${ log } says why.`
			);
		}
	}
}

/**
 * @param {string}   dir
 * @param {string[]} flags Further ones; they win over ours.
 * @return {Promise<{ host: string, user: string, password: string, socket: string, stop: () => Promise<void>, kill: () => Promise<void> }>}
 *         `kill` ends it as a power cut does; started again in its folder it goes on.
 */
export async function startMariadb( dir, flags = [] ) {
	await demandServer();
	await mkdir( dir, { recursive: true } );
	const data = join( dir, 'data' );
	await install( data );
	const socket = socketOf( data );
	await rm( socket, { force: true } );
	const log = join( dir, 'mariadb.log' );
	const child = start(
		'mariadbd',
		[
			'--no-defaults',
			...ROOT_FLAGS,
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--pid-file=${ join( dir, 'mariadb.pid' ) }`,
			'--skip-networking',
			'--skip-log-bin',
			'--innodb-flush-log-at-trx-commit=0',
			'--innodb-log-file-size=8M',
			// As 11.6 and later have it; a server that does not know it goes on.
			'--loose-innodb-snapshot-isolation=ON',
			...flags,
		],
		{ env, log }
	);
	await untilReady( child, socket, log );
	return {
		host: `localhost:${ socket }`,
		user: 'root',
		password: '',
		socket,
		stop: () => child.stop( { patience: 15_000 } ),
		kill: async () => {
			child.signal( 'SIGKILL' );
			await child.exited;
		},
	};
}
