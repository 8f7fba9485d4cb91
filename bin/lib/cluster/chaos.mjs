/**
 * bin/cluster chaos: visitors come while the parts of a cluster fail in turn;
 * then it is judged what was promised to them and what is there.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailSink } from '../../../tests/support/mail-sink.mjs';
import { together } from '../../../tests/bench/support/load.mjs';
import { frontHolds } from '../../../tests/support/front.mjs';
import { Skipped, smoke } from '../../../tests/support/smoke.mjs';
import { CommandFailed } from '../children.mjs';
import { Complaint } from '../complaint.mjs';
import { demandTools } from '../machine.mjs';
import { ROOT } from '../paths.mjs';
import { runPhp } from '../php.mjs';
import { during, say, step } from '../progress.mjs';
import { FOLDER, TOOLS, startCluster } from './cluster.mjs';
import { AWAY_MS, faultsOf, suffer, whyNoCut } from './faults.mjs';
import { Visitors } from './visitors.mjs';

/** How many of each, by how many at a time, and how long they have calm between two faults. */
const FORMS = {
	full: {
		enquiries: 10_000,
		records: 100_000,
		signups: 1000,
		jobs: 2000,
		clients: 4,
		minutes: 60,
		calmMs: 100_000,
	},
	small: {
		enquiries: 200,
		records: 1200,
		signups: 20,
		jobs: 40,
		clients: 2,
		minutes: 2,
		calmMs: 2000,
	},
};

const DRILL = join( import.meta.dirname, 'php/drill.php' );
const RECORDS_A_CALL = 6;

/** Runs a task of drill.php on a site, with the database that is named. */
export async function drill(
	{ dir },
	host,
	task,
	args = [],
	onLine = undefined
) {
	const { stdout } = await runPhp( dir, DRILL, {
		env: { WP_DB_HOST: host, BROLGA_RATE_LIMIT: 'off' },
		args: [ task, ...args.map( String ) ],
		onLine,
	} );
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

/** Queues jobs by their numbers; who is interrupted goes on behind the last that is known to be stored. */
async function queueJobs( site, host, count, { jobs, doubtful } ) {
	for ( let next = 1, tries = 0; next <= count && tries < 60; ) {
		try {
			await drill(
				site,
				host,
				'queue',
				[ next, Math.min( count, next + 99 ) ],
				( line ) => {
					if ( /^\d+$/.test( line ) ) {
						jobs.add( Number( line ) );
						next = Number( line ) + 1;
					}
				}
			);
		} catch ( error ) {
			if ( ! ( error instanceof CommandFailed ) ) {
				throw error;
			}
			// It may have been stored before nobody said so.
			doubtful.jobs++;
			tries++;
			await sleep( 1000 );
		}
	}
}

/** Has so many do something, spread over a time: what fails last meets as many visitors as what fails first. */
export function spread( times, clients, ms, work ) {
	const began = Date.now();
	return together( times, clients, async ( number ) => {
		await sleep( began + ( ms * number ) / times - Date.now() );
		await work( number );
	} );
}

/** All that visitors do, side by side; what is measured goes on until the last fault is mended. */
async function visit( { visitors, form, site, host, until } ) {
	const { enquiries, records, signups, jobs, clients, ms } = form;
	const { token, signed } = await visitors.forms();
	let ends = false;
	const views = ( async () => {
		for ( let turn = 0; ! ends; turn++ ) {
			await visitors.view( turn );
			await sleep( 100 );
		}
	} )();
	const told = setInterval( () => {
		const {
			enquiries: sent,
			records: counted,
			confirmed,
			jobs: queued,
		} = visitors.promised;
		step(
			`  ${ sent.size } enquiries, ${ counted } records, ${ confirmed.size } sign-ups, ${ queued.size } jobs`
		);
	}, 30_000 );
	const work = Promise.all( [
		spread( enquiries, clients, ms, ( number ) =>
			visitors.enquire( number, token )
		),
		spread( Math.ceil( records / RECORDS_A_CALL ), clients, ms, () =>
			visitors.record()
		),
		spread( signups, clients, ms, ( number ) =>
			visitors.signUp( number, signed )
		),
		queueJobs( site, host, jobs, visitors.promised ),
	] );
	try {
		await Promise.all( [ work, until ] );
	} finally {
		ends = true;
		clearInterval( told );
		await views;
	}
}

/** Lets all delays and leases pass until nothing is open. */
export async function drain( site, host ) {
	for ( let round = 0; round < 20; round++ ) {
		if ( ( await drill( site, host, 'open' ) ) === 0 ) {
			return;
		}
		await runPhp( site.dir, join( ROOT, 'plugin/bin/outbox.php' ), {
			env: { WP_DB_HOST: host },
			args: [ site.dir, '--limit=20000', '--seconds=120' ],
		} );
	}
}

const numberIn = ( letter, text ) =>
	Number(
		new RegExp(
			`${ letter }(\\d+)${ letter === 's' ? '@' : letter }`
		).exec( text )?.[ 1 ]
	);

/** How often each occurs. */
const tally = ( values ) => {
	const counts = new Map();
	values.forEach( ( one ) =>
		counts.set( one, ( counts.get( one ) ?? 0 ) + 1 )
	);
	return counts;
};

/** Those that are not there, and those that are there twice. */
const compare = ( promised, found ) => ( {
	lost: [ ...promised ].filter( ( one ) => ! found.get( one ) ),
	twice: [ ...found ]
		.filter( ( [ , count ] ) => count > 1 )
		.map( ( [ one ] ) => one ),
} );

const NOTHING = { lost: [], twice: [] };

/** Prints how visitors were answered, and for how long they were not. */
function tell( { answers, interruptions } ) {
	say( `Answers by status: ${ JSON.stringify( answers ) }` );
	// Who waits for an answer that comes in the end was interrupted, too.
	const { longest, slowest } = interruptions;
	say(
		`Longest without a good answer, in ms: ${ JSON.stringify( longest ) }`
	);
	say( `Slowest good answers, in ms: ${ JSON.stringify( slowest ) }` );
	const worst = Math.max(
		0,
		...Object.values( longest ),
		...Object.values( slowest )
	);
	say(
		`Longest interruption for visitors: ${ ( worst / 1000 ).toFixed( 1 ) } s`
	);
}

export async function judge( { check, form, visitors, sink, found, copies } ) {
	const { promised, requests } = visitors;
	// The demo has leads of its own, which have no number.
	const leads = tally(
		found.leads
			.map( ( name ) => numberIn( 'v', name ) )
			.filter( Number.isInteger )
	);
	const subscribers = new Map( found.subscribers );
	const jobMails = sink.messages.filter( ( { subject } ) =>
		/^Job j\d+j/.test( subject )
	);
	const jobs = tally(
		jobMails.map( ( { subject } ) => numberIn( 'j', subject ) )
	);
	const most = ( count ) => Math.floor( count * 0.99 );

	await check(
		`${ promised.enquiries.size } messages were acknowledged: none is lost, none is stored twice`,
		() => {
			assert.ok( promised.enquiries.size >= most( form.enquiries ) );
			assert.deepEqual( compare( promised.enquiries, leads ), NOTHING );
		}
	);
	await check(
		`${ promised.records } records were acknowledged: as many are counted`,
		() => {
			assert.ok( promised.records >= most( form.records ) );
			assert.ok(
				found.records >= promised.records &&
					found.records <=
						promised.records + promised.doubtful.records,
				`${ found.records } are counted; ${ promised.doubtful.records } had no answer`
			);
		}
	);
	await check(
		`${ promised.signups.size } sign-ups, ${ promised.confirmed.size } confirmed by their mail's link`,
		() => {
			assert.ok( promised.signups.size >= most( form.signups ) );
			const lost = [ ...promised.signups ].filter(
				( one ) => ! subscribers.has( `s${ one }@example.com` )
			);
			const open = [ ...promised.confirmed ].filter(
				( one ) =>
					subscribers.get( `s${ one }@example.com` ) !== 'confirmed'
			);
			assert.deepEqual( { lost, open }, { lost: [], open: [] } );
			assert.equal( promised.confirmed.size, promised.signups.size );
		}
	);
	await check( `${ promised.jobs.size } jobs were done once each`, () => {
		assert.equal( promised.jobs.size, form.jobs );
		const { lost, twice } = compare( promised.jobs, jobs );
		assert.deepEqual( lost, [] );
		assert.ok(
			twice.length <= promised.doubtful.jobs,
			`twice: ${ twice.join( ', ' ) }`
		);
		assert.deepEqual( found.undone, [] );
	} );
	await check(
		'nobody met a missing page, an expired link, or an error but 502 and 503, which say when to come back',
		() => {
			assert.deepEqual(
				Object.fromEntries( tally( requests.wrong ) ),
				{}
			);
		}
	);
	await check( 'all database nodes hold the same', () => {
		copies.forEach( ( copy ) => assert.deepEqual( copy, copies[ 0 ] ) );
	} );
}

/** All faults, with a part of the visitors: for machines that are slow. */
const partOf = (
	{ enquiries, records, signups, jobs, calmMs, ...rest },
	share
) => ( {
	...rest,
	...Object.fromEntries(
		Object.entries( { enquiries, records, signups, jobs, calmMs } ).map(
			( [ name, count ] ) => [ name, Math.ceil( count * share ) ]
		)
	),
} );

/** The faults of a form; the small one has all databases killed at once, then the first of them. */
async function faultsFor( cluster, isSmall ) {
	if ( isSmall ) {
		return faultsOf( cluster, { canCut: false } ).slice( 0, 2 );
	}
	const reason = await whyNoCut( cluster.databases[ 0 ], cluster.plan.ports );
	if ( reason ) {
		say(
			`skipped: no node is cut off, since iptables may not be used here (${ reason })`
		);
	}
	return faultsOf( cluster, { canCut: ! reason } );
}

/** Ends the wait for work that does not end. */
const inTime = ( minutes, work ) =>
	Promise.race( [
		work,
		sleep( minutes * 60_000, null, { ref: false } ).then( () => {
			throw new Error( `It was not over within ${ minutes } minutes.` );
		} ),
	] );

/**
 * @param {{ isSmall: boolean, share: number, planFile: string }} options `share`: of the visitors of the full form.
 */
export const chaos = ( { isSmall, share, planFile } ) =>
	smoke( async ( { check } ) => {
		if ( process.getuid?.() !== 0 ) {
			throw new Skipped(
				'A cluster needs root: each database node runs as a user of its own.'
			);
		}
		await demandTools( TOOLS ).catch( ( error ) => {
			throw error instanceof Complaint
				? new Skipped( error.message )
				: error;
		} );
		const form = isSmall ? FORMS.small : partOf( FORMS.full, share );
		const sink = await startMailSink();
		const cluster = await startCluster( {
			planFile,
			smtpPort: sink.port,
			seed: ! isSmall,
		} );
		const { plan, sites, databases } = cluster;
		const [ site ] = sites;
		const host = plan.web[ 1 ].sql;
		const prepared = await drill( site, host, 'prepare' );
		await frontHolds( check, {
			home: plan.home,
			ca: cluster.ca,
			uploads: join( FOLDER, 'shared/uploads' ),
		} );
		const visitors = new Visitors( {
			home: plan.home,
			ca: cluster.ca,
			drill: prepared,
			sink,
		} );
		const faults = await faultsFor( cluster, isSmall );
		const until = suffer( cluster, faults, {
			calmMs: form.calmMs,
			onFault: ( name ) => {
				visitors.requests.fault = name;
				step( `Fault: ${ name }` );
			},
		} );
		// It is waited for below; until then it is nobody's rejection.
		until.catch( () => {} );
		await inTime(
			form.minutes,
			visit( {
				visitors,
				form: {
					...form,
					ms: faults.length * ( form.calmMs + AWAY_MS ),
				},
				site,
				host,
				until,
			} )
		);
		await during( 'Working on what is left in the queue', () =>
			drain( site, host )
		);
		const copies = [];
		for ( const node of databases ) {
			copies.push(
				await drill(
					site,
					`${ node.address }:${ plan.ports.sql }`,
					'found',
					[ prepared.test ]
				)
			);
		}
		await judge( {
			check,
			form,
			visitors,
			sink,
			found: copies[ 0 ],
			copies,
		} );
		tell( visitors.requests );
	} );
