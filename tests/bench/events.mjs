/**
 * How many events of A/B tests a second are counted by the endpoint that loads
 * little of WordPress, and none of it while the server is busy, against the same
 * records through admin-ajax; and what is lost or counted twice when PHP's
 * processes are killed at random (AB-23, AB-32, AB-136).
 *
 * BROLGA_EVENTS=100000000 counts a hundred million while they are.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runPhp } from '../../bin/lib/php.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { agentOf, ask, form, quantile, together } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'events counted per second by 4 clients, fast endpoint against admin-ajax; 8 writers whose processes are killed';

const CLIENTS = 4;
const ROUNDS = 5;

/** Calls in a round: so many that a busy server knows it is one in both. */
const BATCHES = { fast: 4000, ajax: 200 };

const WRITERS = 8;

/** Tests that each visitor of the storm takes part in: a call may have 50 records. */
const TESTS = 8;

/** What a visitor can do in one test: all of it, in all tests of the storm, in each call. */
const TYPES = [
	'read_page',
	'read_goal',
	'view_goal',
	'click_goal',
	'con_goal',
	'con_short',
];
const EVENTS = Number( process.env.BROLGA_EVENTS ?? 200_000 );

/** Clock ticks in a second, as Linux tells them. */
const TICKS = 100;

/** Milliseconds between two murders. */
const KILL_EVERY = 120;

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0';
const SCRIPT = join( import.meta.dirname, 'support/events.php' );

/** Asks the site's PHP for JSON. */
const php = async ( dir, task, ...args ) =>
	JSON.parse(
		(
			await runPhp( dir, SCRIPT, {
				args: [ task, ...args ],
				// As the site's own processes have it: this one adds up, too.
				env: { BROLGA_RATE_LIMIT: 'off' },
			} )
		).stdout
	);

/** The variant that a page gives a visitor. */
const given = () => ( Math.random() < 0.5 ? 0 : 1 );

/** A record as a page sends it. */
const record = ( test, subject, type = 'read_page', first = true ) => ( {
	test_id: test,
	subject_id: subject,
	record_type: type,
	key: crypto.randomUUID(),
	first,
	device: 'phone',
	source: 'search',
} );

/** What the visitor's browser remembers of it. */
const cookieOf = ( test, subject ) => `et_pb_ab_subject_${ test }=${ subject }`;

const json = ( nonce, records, signed = [] ) => {
	const cookies = new Set(
		records.map( ( { test_id: test, subject_id: subject } ) =>
			cookieOf( test, subject )
		)
	);
	const body = JSON.stringify( { et_ab_log_nonce: nonce, records } );
	return {
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/json',
			'Content-Length': Buffer.byteLength( body ),
			'User-Agent': AGENT,
			Cookie: [ ...cookies, ...signed ].join( '; ' ),
		},
	};
};

/** The same record by each way, in turns, so that both meet the same machine. */
async function race( { url, dir, ticks }, fast, test, nonce ) {
	const agent = agentOf( CLIENTS );
	const kinds = {
		fast: () =>
			ask( `${ url }${ fast }`, {
				agent,
				...json( nonce, [ record( test, given() ) ] ),
			} ),
		ajax: () => {
			const subject = given();
			const call = form( {
				action: 'et_pb_update_stats_table',
				stats_data_array: JSON.stringify( record( test, subject ) ),
				et_ab_log_nonce: nonce,
			} );
			return ask( `${ url }/wp-admin/admin-ajax.php`, {
				agent,
				...call,
				headers: {
					...call.headers,
					'User-Agent': AGENT,
					Cookie: cookieOf( test, subject ),
				},
			} );
		},
	};
	const results = {
		fast: { took: 0, worked: 0, times: [] },
		ajax: { took: 0, worked: 0, times: [] },
	};
	for ( let round = -1; round < ROUNDS; round++ ) {
		for ( const [ kind, send ] of Object.entries( kinds ) ) {
			const before = await ticks();
			const took = await together( BATCHES[ kind ], CLIENTS, async () => {
				const { status, total, body } = await send();
				if ( status !== 200 || ! body.includes( '"recorded"' ) ) {
					throw new Error(
						`A record by ${ kind } was answered ${ status }: ${ body.slice( 0, 300 ) }`
					);
				}
				if ( round >= 0 ) {
					results[ kind ].times.push( total );
				}
			} );
			// What waits belongs to those who brought it.
			await php( dir, 'add-up' );
			results[ kind ].took += round < 0 ? 0 : took;
			results[ kind ].worked +=
				round < 0 ? 0 : ( await ticks() ) - before;
		}
	}
	return Object.fromEntries(
		Object.entries( results ).map(
			( [ kind, { took, worked, times } ] ) => [
				kind,
				{
					perSecond: times.length / ( took / 1000 ),
					perCpuSecond: times.length / ( worked / TICKS ),
					p95Ms: quantile( times, 0.95 ),
					sent: times.length,
				},
			]
		)
	);
}

/** Many visitors who were counted before, while processes die; what was answered against what was counted. */
async function suffer( { url, workers }, fast, tests, { nonce, signed } ) {
	const agent = agentOf( WRITERS );
	const size = TYPES.length * tests.length;
	const calls = Math.ceil( EVENTS / size );
	let killed = 0;
	let answered = 0;
	let unanswered = 0;
	let refused = 0;
	let ends = false;
	const murderer = ( async () => {
		while ( ! ends ) {
			await sleep( KILL_EVERY * ( 0.5 + Math.random() ) );
			const alive = await workers();
			const victim = alive[ Math.floor( Math.random() * alive.length ) ];
			if ( victim && ! ends ) {
				try {
					process.kill( victim, 'SIGKILL' );
					killed++;
				} catch {
					// It ended by itself.
				}
			}
		}
	} )();
	const took = await together( calls, WRITERS, async () => {
		const subject = given();
		const records = tests.flatMap( ( test ) =>
			TYPES.map( ( type ) => record( test, subject, type, false ) )
		);
		// A page sends a call once more, as it is, when nobody has answered it.
		for ( let attempt = 0; attempt < 2; attempt++ ) {
			const { status, body } = await ask( `${ url }${ fast }`, {
				agent,
				...json(
					nonce,
					records,
					tests.map( ( test ) => signed[ test ][ subject ] )
				),
			} ).catch( () => ( { status: 0, body: '' } ) );
			if ( status === 200 ) {
				// The first time nothing can have been counted before.
				const good = attempt
					? /"(?:recorded|duplicate)"/g
					: /"recorded"/g;
				const done = body.match( good ) ?? [];
				answered += done.length;
				refused += size - done.length;
				return;
			}
		}
		unanswered += size;
	} );
	ends = true;
	await murderer;
	return {
		calls,
		size,
		killed,
		answered,
		unanswered,
		refused,
		seconds: took / 1000,
	};
}

export const run = () =>
	withSites( { events: {} }, async ( { events: site } ) => {
		const { dir } = site;
		const { tests, nonce, fast, signed } = await php(
			dir,
			'prepare',
			String( 1 + TESTS )
		);
		const [ test, ...others ] = tests;
		const figures = await race( site, fast, test, nonce );
		const storm = await suffer( site, fast, others, { nonce, signed } );
		await php( dir, 'add-up' );
		const counted = await php( dir, 'counted', ...others.map( String ) );
		const raced = await php( dir, 'counted', String( test ) );
		say( JSON.stringify( { figures, storm, counted }, null, '  ' ) );
		return {
			figures: { ...figures, storm: { ...storm, counted } },
			checks: [
				{
					name: 'events a second, for each through admin-ajax',
					value: figures.fast.perSecond / figures.ajax.perSecond,
					least: 12,
				},
				{
					name: 'events for a second of PHP’s and the database’s work, for each through admin-ajax',
					value:
						figures.fast.perCpuSecond / figures.ajax.perCpuSecond,
					least: 25,
				},
				{
					name: 'p95 of the fast endpoint, of that of admin-ajax',
					value: figures.fast.p95Ms / figures.ajax.p95Ms,
					limit: 0.2,
				},
				{
					name: 'events of the race that were not counted exactly once',
					value: Math.abs(
						raced.events -
							( BATCHES.fast + BATCHES.ajax ) * ( ROUNDS + 1 )
					),
					limit: 0,
				},
				{
					name: 'processes killed',
					value: storm.killed,
					least: 10,
				},
				{
					name: 'events counted twice',
					value: Math.max(
						0,
						counted.events - storm.answered - storm.unanswered
					),
					limit: 0,
				},
				{
					name: 'events lost that were answered',
					value: Math.max( 0, storm.answered - counted.events ),
					limit: 0,
				},
				{
					name: 'events without an answer, for each process killed',
					value: storm.unanswered / Math.max( 1, storm.killed ),
					limit: storm.size,
				},
				{ name: 'events refused', value: storm.refused, limit: 0 },
			],
		};
	} );
