/**
 * Requests that nobody means well: recorded valid ones of every public route,
 * action, form, page and block, changed by chance. None may be answered by a 5xx
 * or make PHP complain, and nothing that they bring in may run in a page, a
 * screen, a feed, a file or a mail (REST-20).
 */
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Complaint } from '../../bin/lib/complaint.mjs';
import { ROOT } from '../../bin/lib/paths.mjs';
import { say } from '../../bin/lib/progress.mjs';
import { startMailSink } from '../support/mail-sink.mjs';
import { METRICS_TOKEN } from './support/fuzz/recorded.mjs';
import { play, playOne, survey } from './support/fuzz/run.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'changed requests of every public route, form, page and block: no 5xx, no complaint of PHP, nothing that runs';

/** Left out of bin/bench without names. */
export const takes =
	'a minute and a half for 20,000, of which there may be more';

export const usage = '[--requests N] [--seed S] [--minutes M] [--only NUMBER]';

const SUPPORT = join( import.meta.dirname, 'support/fuzz' );
const INI = join( ROOT, '.cache/bench/fuzz-ini' );
const LOG = join( INI, 'complaints' );

/** So many failures are told one by one. */
const TOLD = 25;

const number = ( name, text ) => {
	if ( ! /^\d+$/.test( text ) ) {
		throw new Complaint( `--${ name } takes a number.` );
	}
	return Number( text );
};

/** What the command line asks for. */
export function options( args ) {
	const wanted = {
		requests: { type: 'string', default: '20000' },
		seed: {
			type: 'string',
			default: String( Math.floor( Math.random() * 2 ** 31 ) ),
		},
		minutes: { type: 'string', default: '1440' },
		only: { type: 'string' },
	};
	try {
		const { values } = parseArgs( { args, options: wanted } );
		return Object.fromEntries(
			Object.entries( values ).map( ( [ name, text ] ) => [
				name,
				number( name, text ),
			] )
		);
	} catch ( error ) {
		throw error instanceof Complaint
			? error
			: new Complaint( `bin/bench fuzz ${ usage }: ${ error.message }` );
	}
}

/** Has every PHP of the site write down what it complains about. */
async function watch() {
	await rm( INI, { recursive: true, force: true } );
	await mkdir( INI, { recursive: true } );
	await writeFile(
		join( INI, 'fuzz.ini' ),
		`auto_prepend_file=${ join( SUPPORT, 'watch.php' ) }\n`
	);
	return {
		// The folder that PHP was built with comes first.
		PHP_INI_SCAN_DIR: `:${ INI }`,
		BROLGA_FUZZ_LOG: LOG,
		BROLGA_ALLOWED_HOSTS: '127.0.0.1',
		BROLGA_METRICS_TOKEN: METRICS_TOKEN,
	};
}

/** Answers by what was asked, the share of successes first. */
function table( answers ) {
	const isPast = ( [ status ] ) => /^[23]/.test( status );
	const sum = ( entries ) =>
		entries.reduce( ( all, [ , count ] ) => all + count, 0 );
	const rows = Object.entries( answers )
		.map( ( [ name, statuses ] ) => {
			const entries = Object.entries( statuses );
			return {
				name,
				count: sum( entries ),
				past: sum( entries.filter( isPast ) ),
				statuses,
			};
		} )
		.sort( ( one, other ) => other.count - one.count );
	const all = rows.reduce( ( total, { count } ) => total + count, 0 );
	const past = rows.reduce( ( total, row ) => total + row.past, 0 );
	return { rows, share: past / Math.max( 1, all ) };
}

/** Complaints of one place, with one of the requests that bring them about. */
const places = ( complaints ) => [
	...new Map(
		complaints.map( ( one ) => [ `${ one.file } ${ one.type }`, one ] )
	).values(),
];

/** Tells what is wrong, each with the command that plays it again. */
function tell( list, seed ) {
	for ( const { number: which, name, why } of list.slice( 0, TOLD ) ) {
		say( `  ✗ ${ name }: ${ why }` );
		if ( which >= 0 ) {
			say(
				`    again: bin/bench fuzz --seed ${ seed } --only ${ which }`
			);
		}
	}
	if ( list.length > TOLD ) {
		say( `  … and ${ list.length - TOLD } more` );
	}
}

const asFailure = ( { number: which, message, file, trace } ) => ( {
	number: which,
	name: file,
	why: `${ message.slice( 0, 600 ) } ${ trace.slice( 0, 6 ).join( ' < ' ) }`,
} );

async function playAll( site, known, wanted, sink ) {
	const found = await play( site, known, { ...wanted, sink, log: LOG } );
	const { findings, refused, ours, others, done, seconds, looked } = found;
	const { rows, share } = table( findings.answers );
	for ( const { name, count, past, statuses } of rows ) {
		say(
			`  ${ String( count ).padStart( 7 ) } ${ String(
				Math.round( ( 100 * past ) / count )
			).padStart( 3 ) }% ${ name } ${ JSON.stringify( statuses ) }`
		);
	}
	say(
		`  ${ done } requests in ${ Math.round( seconds ) } s, ${ Math.round( 100 * share ) }% answered 2xx or 3xx; looked at ${ JSON.stringify( looked ) }; slowest ${ JSON.stringify( findings.slowest ) }`
	);
	tell( refused, wanted.seed );
	tell( findings.failures, wanted.seed );
	tell( findings.live, wanted.seed );
	tell( places( ours ).map( asFailure ), wanted.seed );
	if ( others.length ) {
		say(
			`  ${ others.length } complaints within WordPress and WooCommerce alone:`
		);
		tell( places( others ).map( asFailure ), wanted.seed );
	}
	return {
		figures: {
			seed: wanted.seed,
			requests: done,
			seconds,
			share,
			looked,
			answers: findings.answers,
		},
		checks: [
			{
				name: 'recorded requests that are not valid',
				value: refused.length,
				limit: 0,
			},
			{
				name: 'answers of 5xx, or none',
				value: findings.failures.length,
				limit: 0,
			},
			{ name: 'complaints of PHP', value: ours.length, limit: 0 },
			{
				name: 'texts that would run',
				value: findings.live.length,
				limit: 0,
			},
			{
				name: 'requests that got past validation, of all',
				value: share,
				least: 0.4,
			},
		],
	};
}

async function playAgain( site, known, wanted ) {
	const { request, answer, findings, complaints } = await playOne(
		site,
		known,
		{ ...wanted, log: LOG }
	);
	say( JSON.stringify( request, null, '  ' ) );
	say(
		`${ answer.status } ${ answer.type }\n${ answer.body.slice( 0, 4000 ) }`
	);
	complaints.forEach( ( one ) => say( JSON.stringify( one, null, '  ' ) ) );
	tell( [ ...findings.failures, ...findings.live ], wanted.seed );
	return {
		checks: [
			{
				name: 'failures',
				value:
					findings.failures.length +
					findings.live.length +
					complaints.length,
				limit: 0,
			},
		],
	};
}

/**
 * @param {string[]} args From the command line.
 */
export async function run( args = [] ) {
	const wanted = options( args );
	say( `  seed ${ wanted.seed }` );
	const env = await watch();
	const sink = await startMailSink();
	try {
		return await withSites(
			{
				fuzz: {
					woocommerce: true,
					smtpPort: sink.port,
					served: { env },
				},
			},
			async ( { fuzz: site } ) => {
				for ( const file of [
					join( SUPPORT, 'lanes.php' ),
					join( ROOT, 'tests/support/shop-on-request.php' ),
				] ) {
					await cp(
						file,
						join(
							site.dir,
							'wp-content/mu-plugins',
							`fuzz-${ file.split( '/' ).at( -1 ) }`
						)
					);
				}
				const known = await survey( site );
				return wanted.only === undefined
					? playAll( site, known, wanted, sink )
					: playAgain( site, known, wanted );
			}
		);
	} finally {
		await sink.stop();
	}
}
