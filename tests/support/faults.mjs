/**
 * Enquiries in number while everything around them fails: the database is
 * killed, the mail server refuses and hangs, PHP's processes are killed, some of
 * them between an enquiry and its mail, the disk is full (LEAD-1, LEAD-4,
 * LEAD-21, OUTBOX-3, OUTBOX-4, OUTBOX-12).
 */
import { cp, mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from '../../bin/lib/children.mjs';
import { serveFpm } from '../../bin/lib/fpm.mjs';
import { startMariadb } from '../../bin/lib/mariadb.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { runPhp } from '../../bin/lib/php.mjs';
import { freePort } from '../../bin/lib/ports.mjs';
import { provisionSite } from '../../bin/lib/site.mjs';
import { agentOf, ask, form, together } from '../bench/support/load.mjs';
import { startMailSink } from './mail-sink.mjs';
import { evaluate } from './smoke.mjs';

/** What was committed is there after a power cut: the server's own default. */
const DURABLE = [ '--innodb-flush-log-at-trx-commit=1' ];

/** How big the disk is that becomes full: a file system in memory. */
const DISK = '700m';

/** How often a visitor presses the button again, and how long he waits. */
const TRIES = 60;
const PAUSE_MS = 400;

/** A file system of its own for the database, where we may mount one. */
async function ownDisk( folder ) {
	try {
		await mkdir( folder, { recursive: true } );
		await run( 'mount', [
			'-t',
			'tmpfs',
			'-o',
			`size=${ DISK }`,
			'tmpfs',
			folder,
		] );
	} catch {
		return null;
	}
	const ballast = join( folder, 'ballast' );
	return {
		fill: async () => {
			const { bavail, bsize } = await statfs( folder );
			await run( 'fallocate', [
				'-l',
				String( bavail * bsize ),
				ballast,
			] ).catch( () => {} );
		},
		empty: () => rm( ballast, { force: true } ),
		remove: () => run( 'umount', [ '-l', folder ] ),
	};
}

/**
 * The faults, one after the other and again from the first while the work goes
 * on. Each of them is over when it resolves.
 */
const faultsOf = ( { stack, sink, site, server, disk } ) => ( {
	'database killed': async () => {
		await stack.database.kill();
		await sleep( 300 );
		await stack.restart();
	},
	'mail refused': async () => {
		sink.mode = 'reject';
		await sleep( 700 );
		sink.mode = 'accept';
	},
	'process killed': async () => {
		for ( let kill = 0; kill < 4; kill++ ) {
			const workers = await server.workers();
			const pid = workers[ Math.floor( Math.random() * workers.length ) ];
			try {
				process.kill( pid, 'SIGKILL' );
			} catch ( error ) {
				if ( error.code !== 'ESRCH' ) {
					throw error;
				}
			}
			await sleep( 150 );
		}
	},
	'process killed before its mail': async () => {
		const flag = join( site.dir, '.brolga/kill' );
		await writeFile( flag, '' );
		await sleep( 700 );
		await rm( flag );
	},
	...( disk && {
		'disk full': async () => {
			await disk.fill();
			await sleep( 1000 );
			await disk.empty();
			await stack.restart();
		},
	} ),
	'mail server hangs': async () => {
		sink.mode = 'hang';
		await sleep( 700 );
		sink.mode = 'accept';
	},
} );

/** Sends one enquiry as a visitor does: the same key until it is accepted. */
async function enquire( { url, token, agent, number }, counts ) {
	const body = form( {
		brolga_form: token,
		brolga_key: crypto.randomUUID(),
		et_pb_contact_name_0: `Visitor v${ number }v`,
		et_pb_contact_email_0: `v${ number }@example.com`,
		et_pb_contact_message_0: `Enquiry ${ number }: the wall at the back leans.`,
		et_pb_contactform_submit_0: '1',
	} );
	for ( let attempt = 0; attempt < TRIES; attempt++ ) {
		const { status } = await ask( `${ url }bench/`, {
			agent,
			...body,
		} ).catch( () => ( { status: 0 } ) );
		counts.answers[ status ] = ( counts.answers[ status ] ?? 0 ) + 1;
		if ( status === 303 ) {
			return true;
		}
		// One in twenty visitors gives up where others try again.
		if ( number % 20 === 0 ) {
			return false;
		}
		await sleep( PAUSE_MS );
	}
	return false;
}

/** Lets all delays and leases pass, and works on the queue until it is empty. */
async function recover( site ) {
	for ( let round = 0; round < 12; round++ ) {
		const open = await evaluate(
			site.dir,
			"global $wpdb; $wpdb->query( \"UPDATE {$wpdb->prefix}brolga_outbox SET available_at = 0 WHERE status IN ('pending', 'claimed')\" ); return (int) $wpdb->get_var( \"SELECT COUNT(*) FROM {$wpdb->prefix}brolga_outbox WHERE status IN ('pending', 'claimed')\" );"
		);
		if ( open === 0 ) {
			return;
		}
		await runPhp( site.dir, join( ROOT, 'plugin/bin/outbox.php' ), {
			args: [ site.dir, '--limit=20000', '--seconds=300' ],
		} );
	}
}

const numberIn = ( text ) => Number( /v(\d+)v/.exec( text )?.[ 1 ] );

/** How often each number occurs. */
const tally = ( numbers ) => {
	const counts = new Map();
	for ( const number of numbers ) {
		counts.set( number, ( counts.get( number ) ?? 0 ) + 1 );
	}
	return counts;
};

/** What became of it all. */
async function judge( { site, sink, accepted } ) {
	const entries = await evaluate(
		site.dir,
		'global $wpdb; return $wpdb->get_col( "SELECT name FROM {$wpdb->prefix}brolga_entries" );'
	);
	const jobs = await evaluate(
		site.dir,
		'global $wpdb; return array_column( $wpdb->get_results( "SELECT status, COUNT(*) AS jobs FROM {$wpdb->prefix}brolga_outbox GROUP BY status" ), "jobs", "status" );'
	);
	const stored = tally( entries.map( numberIn ) );
	const ids = new Map();
	for ( const mail of sink.messages ) {
		const number = numberIn( mail.text );
		const known = ids.get( number ) ?? new Set();
		// Its host is the site's, which here is whatever it was asked under.
		ids.set(
			number,
			known.add( mail.headers[ 'message-id' ]?.split( '@' )[ 0 ] )
		);
	}
	const those = ( numbers, fits ) => [ ...numbers ].filter( fits ).length;
	return {
		accepted: accepted.size,
		entries: entries.length,
		mails: sink.messages.length,
		jobs,
		acceptedWithoutEntry: those( accepted, ( one ) => ! stored.get( one ) ),
		storedTwice: those( stored.keys(), ( one ) => stored.get( one ) > 1 ),
		entriesWithoutMail: those( stored.keys(), ( one ) => ! ids.has( one ) ),
		entriesWithTwoMails: those(
			stored.keys(),
			( one ) => ( ids.get( one )?.size ?? 0 ) > 1
		),
		mailsWithoutEntry: those( ids.keys(), ( one ) => ! stored.has( one ) ),
		// A process killed between the mail server's 250 and its note: one mail, twice.
		mailsRepeated:
			sink.messages.length -
			[ ...ids.values() ].reduce( ( sum, { size } ) => sum + size, 0 ),
	};
}

/**
 * @param {{ folder: string, submissions: number, clients?: number, pauseMs?: number }} options
 *        `folder`: for the site and its database. `pauseMs`: between two faults.
 * @return {Promise<Object>} What became of it, with `faults`: how many there were of each.
 */
export async function sufferFaults( {
	folder,
	submissions,
	clients = 8,
	pauseMs = 400,
} ) {
	const stops = [];
	try {
		const data = join( folder, 'mariadb' );
		const disk = await ownDisk( data );
		if ( disk ) {
			stops.push( () => disk.remove() );
		}
		const stack = {
			database: await startMariadb( data, DURABLE ),
			async restart() {
				await stack.database.stop();
				stack.database = await startMariadb( data, DURABLE );
			},
		};
		stops.push( () => stack.database.stop() );
		const sink = await startMailSink();
		stops.push( () => sink.stop() );
		const port = await freePort( 9560 );
		const { host, user, password } = stack.database;
		const site = await provisionSite( {
			dir: join( folder, 'site' ),
			url: `http://127.0.0.1:${ port }`,
			database: { host, user, password, name: 'faults' },
			smtpPort: sink.port,
		} );
		await cp(
			join( import.meta.dirname, 'faults.php' ),
			join( site.dir, 'wp-content/mu-plugins/faults.php' )
		);
		const bench = join( ROOT, 'tests/bench/support' );
		await runPhp( site.dir, join( bench, 'add-page.php' ), {
			args: [ join( bench, 'form.html' ) ],
		} );
		const server = await serveFpm( {
			dir: site.dir,
			port,
			workers: clients,
			env: { BROLGA_RATE_LIMIT: 'off' },
		} );
		stops.push( () => server.stop() );
		const { url } = server;
		const page = ( await ask( `${ url }bench/` ) ).body;
		const token =
			/name="brolga_form" value="([^"]+)"/.exec( page )?.[ 1 ] ?? '';

		const agent = agentOf( clients );
		const counts = { answers: {} };
		const accepted = new Set();
		const faults = {};
		let working = true;
		const suffering = ( async () => {
			const kinds = faultsOf( { stack, sink, site, server, disk } );
			for ( let turn = 0; working; turn++ ) {
				const [ name, cause ] =
					Object.entries( kinds )[
						turn % Object.keys( kinds ).length
					];
				await sleep( pauseMs );
				if ( working ) {
					await cause();
					faults[ name ] = ( faults[ name ] ?? 0 ) + 1;
				}
			}
		} )();
		// It is waited for below; until then it is nobody's rejection.
		suffering.catch( () => {} );
		const took = await together( submissions, clients, async ( number ) => {
			if ( await enquire( { url, token, agent, number }, counts ) ) {
				accepted.add( number );
			}
		} );
		working = false;
		await suffering;
		await recover( site );
		return {
			submissions,
			seconds: took / 1000,
			...counts,
			faults,
			diskFull: disk !== null,
			...( await judge( { site, sink, accepted } ) ),
		};
	} finally {
		for ( const stop of stops.reverse() ) {
			await stop();
		}
	}
}
