/**
 * Plays the requests of a seed and judges the answers.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../../bin/lib/paths.mjs';
import { runPhp } from '../../../../bin/lib/php.mjs';
import { step } from '../../../../bin/lib/progress.mjs';
import { evaluate } from '../../../support/smoke.mjs';
import { ask } from '../load.mjs';
import { wire, together } from './lanes.mjs';
import { live, numbersIn } from './live.mjs';
import { asksConsent, fresh, requestOf } from './model.mjs';
import { mutate } from './mutate.mjs';
import { chance } from './random.mjs';
import { offered, once, record } from './recorded.mjs';
import { lookAtStored } from './stored.mjs';

/** Requests that one client takes at once: most of them are one call within a process. */
const PORTION = 200;
const CLIENTS = 4;

/** Requests between two lines of progress. */
const TOLD = 5000;

/** Blocks that are saved, to be seen in pages and feeds: so many to a page. */
const SAVED = 120;
const TO_A_PAGE = 8;

const OURS = [
	join( ROOT, 'plugin' ),
	join( ROOT, 'theme' ),
	'plugins/brolga/',
	'themes/brolga/',
];

/** How near in the trace our code has to be, for a complaint within WordPress to be ours. */
const NEAR = 4;

/** Nobody's request: what is valid is played as it is. */
const UNCHANGED = { weighed: () => '0', happens: () => false };

const isOurs = ( { file, trace, message } ) =>
	[ file, ...trace.slice( 0, NEAR ), message ].some( ( place ) =>
		OURS.some( ( folder ) => place.includes( folder ) )
	);

/** What PHP complained about, a line each. */
const complaintsIn = async ( file ) =>
	( await readFile( file, 'utf8' ).catch( () => '' ) )
		.split( '\n' )
		.filter( Boolean )
		.map( ( line ) => JSON.parse( line ) );

/** What the database refused: WordPress writes it into the site's log by itself. */
const refusedQueries = async ( { dir } ) =>
	(
		await readFile( join( dir, '.brolga/debug.log' ), 'utf8' ).catch(
			() => ''
		)
	)
		.split( '\n' )
		.filter( ( line ) => line.includes( 'WordPress database error' ) )
		.map( ( message ) => ( {
			number: -1,
			message,
			file: message.slice( 0, 200 ),
			trace: [],
		} ) );

/** The first thing that a pattern captures in a page. */
const capture = ( html, pattern ) => pattern.exec( html )?.[ 1 ] ?? '';

/** What the pages tell that a valid call needs. */
async function learn( url, prepared ) {
	const page = async ( path ) => ( await ask( `${ url }${ path }` ) ).body;
	const form = await page( '/form/' );
	const forms = await page( '/forms/' );
	return {
		...prepared,
		form: capture( form, /name="brolga_form" value="([^"]+)"/ ),
		signup: {
			checksum: capture(
				forms,
				/name="et_pb_signup_checksum" value="([^"]+)"/
			),
			list_id: capture(
				forms,
				/name="et_pb_signup_list_id" value="([^"]+)"/
			),
			provider: capture(
				forms,
				/name="et_pb_signup_provider" value="([^"]+)"/
			),
		},
		consent: JSON.parse(
			capture( form, /id="brolga-config">(.*?)<\/script>/ )
		).consent,
	};
}

/** What all pages offer to visitors, those of the shop to its own. */
async function readPages( url, { pages, shop } ) {
	const offers = [];
	const shown = { brolga_test_shop: '1' };
	const read = async ( path, cookies ) => {
		const { body } = await ask( `${ url }${ path }`, {
			headers: cookies && { cookie: 'brolga_test_shop=1' },
		} );
		offers.push( ...offered( body, `${ url }${ path }`, cookies ) );
	};
	for ( const path of [ '/', ...pages, '/?s=wall' ] ) {
		await read( path );
	}
	for ( const path of shop ? [ '/shop/', shop.product ] : [] ) {
		await read( path, shown );
	}
	return once( offers );
}

/** What is known of a site that can be asked. */
export async function survey( { dir, url } ) {
	const { stdout } = await runPhp(
		dir,
		join( import.meta.dirname, 'prepare.php' ),
		{ env: { BROLGA_TEST_SHOP: '1' } }
	);
	const known = await learn(
		url,
		JSON.parse( stdout.trim().split( '\n' ).at( -1 ) )
	);
	return {
		...known,
		recorded: record( known, await readPages( url, known ) ),
	};
}

/** Whether visitors are asked for consent, from now on. */
const askForConsent = ( { dir }, asks ) =>
	evaluate(
		dir,
		`$all = get_option( 'brolga_settings' ); $all['consent'] = [ 'enabled' => ${ asks } ]; return update_option( 'brolga_settings', $all );`
	);

/**
 * @typedef {{ number: number, name: string, why: string }} Failure
 */

/** Counts answers, and keeps what is wrong with them. */
export class Findings {
	/** @type {Failure[]} */
	failures = [];
	live = [];
	/** By name of what was asked, then by status. */
	answers = {};
	slowest = { ms: 0, number: -1 };

	/** Judges the answer to a request. */
	take( { name, changes }, { number, status, type, body, headers, ms = 0 } ) {
		this.answers[ name ] ??= {};
		this.answers[ name ][ status ] =
			( this.answers[ name ][ status ] ?? 0 ) + 1;
		if ( ms > this.slowest.ms ) {
			this.slowest = { ms, number };
		}
		if ( status >= 500 || status === 0 ) {
			this.failures.push( {
				number,
				name,
				why: `answered ${ status } to ${ changes.join( ', ' ) }: ${ body.slice( 0, 300 ) }`,
			} );
		}
		if ( 'x-brolga-fuzz' in headers ) {
			this.live.push( {
				number,
				name,
				why: 'a header of its own in the answer',
			} );
		}
		if ( type.includes( 'html' ) ) {
			live( body ).forEach( ( found ) =>
				this.live.push( { number, name, why: `live: ${ found }` } )
			);
		}
	}

	/** Something live in what was stored, by the request that its mark names. */
	stored( where, found ) {
		this.live.push( {
			number: numbersIn( found )[ 0 ] ?? -1,
			name: where,
			why: `live: ${ found }`,
		} );
	}
}

/** Plays some requests: those of a process at once, then the others. */
async function portion( url, requests, findings ) {
	const byWay = { render: [], call: [], wire: [] };
	requests.forEach( ( request ) => byWay[ request.way ].push( request ) );
	for ( const way of [ 'render', 'call' ] ) {
		const answers = await together( url, byWay[ way ] );
		answers.forEach( ( answer, index ) =>
			findings.take( byWay[ way ][ index ], answer )
		);
	}
	for ( const request of byWay.wire ) {
		findings.take( request, await wire( url, request ) );
	}
}

/** Looks at the mails that have come, and lets go of them. */
function readMails( sink, findings ) {
	const mails = sink.messages.splice( 0 );
	for ( const { headers, html, subject } of mails ) {
		live( html ).forEach( ( found ) =>
			findings.stored( `a mail (${ subject.slice( 0, 60 ) })`, found )
		);
		if ( 'x-brolga-fuzz' in headers ) {
			findings.stored( 'a mail', 'a header of its own' );
		}
	}
	return mails.length;
}

/** What an answer says is wrong, where it is a page. */
const said = ( body ) =>
	body
		.match(
			/brolga-(?:error-text|contact-error|signup-error)[^>{}]*>(?:<[^>]+>)*[^<]+/g
		)
		?.join( ' ' ) ?? body.slice( 0, 300 );

/** The recorded requests as they are: those that are refused say so, or are not valid. */
async function playRecorded( site, { recorded }, seed ) {
	const refused = [];
	for ( const [ index, one ] of Object.values( recorded ).flat().entries() ) {
		const request = {
			number: -1,
			owner: one.owner,
			...mutate( fresh( one, chance( seed + 2, index ) ), UNCHANGED, -1 ),
		};
		const [ answer ] =
			request.way === 'call'
				? await together( site.url, [ request ] )
				: [ await wire( site.url, request ) ];
		const expected = one.expects ?? [ 200, 201, 202, 204, 301, 302, 303 ];
		if ( ! expected.includes( answer.status ) ) {
			refused.push( {
				number: -1,
				name: `${ one.way } ${ one.name }`,
				why: `the recorded request is answered ${ answer.status }: ${ said( answer.body ) }`,
			} );
		}
	}
	return refused;
}

/** Saves some of the blocks that were rendered, and tells where they are. */
async function saveBlocks( { dir }, numbers, request ) {
	const blocks = [];
	for (
		let index = 0;
		index < numbers.length && blocks.length < SAVED;
		index++
	) {
		const one = request( numbers[ index ] );
		if ( one.way === 'render' && one.blocks.length < 20_000 ) {
			blocks.push( one.blocks );
		}
	}
	const pages = Array.from(
		{ length: Math.ceil( blocks.length / TO_A_PAGE ) },
		( none, index ) =>
			blocks
				.slice( index * TO_A_PAGE, ( index + 1 ) * TO_A_PAGE )
				.join( '\n' )
	);
	const file = join( dir, '.brolga/saved.json' );
	await writeFile( file, JSON.stringify( pages ) );
	const { stdout } = await runPhp(
		dir,
		join( import.meta.dirname, 'save.php' ),
		{ args: [ file ] }
	);
	return JSON.parse( stdout.trim().split( '\n' ).at( -1 ) );
}

/**
 * Plays the requests of a seed.
 *
 * @param {{ dir: string, url: string }} site
 * @param {Object}                       known   What survey() has found.
 * @param {{ seed: number, requests: number, minutes: number, sink: import('../../../support/mail-sink.d.mts').MailSink, log: string }} options
 * @return {Promise<Object>} What came of it.
 */
export async function play(
	site,
	known,
	{ seed, requests, minutes, sink, log }
) {
	const findings = new Findings();
	const request = ( number ) => requestOf( known, seed, number );
	const refused = await playRecorded( site, known, seed );
	const began = Date.now();
	let mails = 0;
	let done = 0;
	const numbers = Array.from(
		{ length: requests },
		( none, index ) => index
	);
	for ( const asks of [ true, false ] ) {
		await askForConsent( site, asks );
		const left = numbers.filter(
			( number ) => asksConsent( seed, number ) === asks
		);
		const until = began + ( asks ? 0.5 : 1 ) * minutes * 60_000;
		await Promise.all(
			Array.from( { length: CLIENTS }, async () => {
				while ( left.length && Date.now() < until ) {
					const mine = left.splice( 0, PORTION );
					await portion( site.url, mine.map( request ), findings );
					mails += readMails( sink, findings );
					done += mine.length;
					if (
						Math.floor( done / TOLD ) >
						Math.floor( ( done - mine.length ) / TOLD )
					) {
						step(
							`${ done } requests, ${ findings.failures.length } failures, ${ findings.live.length } live`
						);
					}
				}
			} )
		);
	}
	const seconds = ( Date.now() - began ) / 1000;
	const pages = await saveBlocks( site, numbers, request );
	const looked = await lookAtStored( site.url, pages, ( where, found ) =>
		findings.stored( where, found )
	);
	mails += readMails( sink, findings );
	const complaints = await complaintsIn( log );
	return {
		refused,
		findings,
		done,
		seconds,
		looked: { ...looked, mails },
		ours: [
			...complaints.filter( isOurs ),
			...( await refusedQueries( site ) ),
		],
		others: complaints.filter( ( one ) => ! isOurs( one ) ),
	};
}

/** Plays one request, and shows it and its answer. */
export async function playOne( site, known, { seed, only, log } ) {
	await askForConsent( site, asksConsent( seed, only ) );
	const request = requestOf( known, seed, only );
	const [ answer ] =
		request.way === 'wire'
			? [ await wire( site.url, request ) ]
			: await together( site.url, [ request ] );
	const findings = new Findings();
	findings.take( request, answer );
	return {
		request: { ...request, body: request.body?.toString() },
		answer,
		findings,
		complaints: ( await complaintsIn( log ) ).filter( isOurs ),
	};
}
