/**
 * Visitors of a cluster, in number: each does one thing, tries again as people
 * do when they are told to, and notes what it was promised.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { agentOf, ask, form } from '../../../tests/bench/support/load.mjs';

/** How often something is tried, and how long a visitor waits between. */
const TRIES = 90;
const PAUSE_MS = 500;

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0';

/** What a cluster may answer while one of its parts is away. */
const AWAY = [ 502, 503 ];

/** What a visitor can achieve in a test: all of it in each call. */
const RECORDS = [
	'read_page',
	'read_goal',
	'view_goal',
	'click_goal',
	'con_goal',
	'con_short',
];

/** Milliseconds for which visitors got nothing, by what they wanted. */
export class Interruptions {
	longest = {};
	slowest = {};
	since = new Map();

	/** Notes an answer, and that there was none. */
	note( kind, began, isGood ) {
		if ( ! isGood ) {
			this.since.set(
				kind,
				Math.min( began, this.since.get( kind ) ?? began )
			);
			return;
		}
		this.slowest[ kind ] = Math.max(
			this.slowest[ kind ] ?? 0,
			Date.now() - began
		);
		// An answer to what was asked before the trouble does not end it.
		if ( this.since.has( kind ) && began > this.since.get( kind ) ) {
			this.longest[ kind ] = Math.max(
				this.longest[ kind ] ?? 0,
				Date.now() - this.since.get( kind )
			);
			this.since.delete( kind );
		}
	}
}

const json = ( value, cookie = '' ) => {
	const body = JSON.stringify( value );
	return {
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/json',
			'Content-Length': Buffer.byteLength( body ),
			...( cookie && { Cookie: cookie } ),
		},
	};
};

/** What a visitor reads first in an answer. */
const sentenceOf = ( body ) =>
	( /<title>([^<]*)/.exec( body )?.[ 1 ] ?? body.slice( 0, 120 ) ).trim();

const inputOf = ( html, name ) =>
	(
		new RegExp( `name="${ name }" value="([^"]*)"` ).exec( html )?.[ 1 ] ??
		''
	).replaceAll( '&amp;', '&' );

/**
 * @param {Object} options
 * @param {string} options.home  The site's address, without a slash at its end.
 * @param {Object} options.drill What drill.php prepared.
 * @param {import('../../../tests/support/mail-sink.mjs').MailSink} options.sink
 */
export function visitorsOf( { home, drill, sink } ) {
	const agent = agentOf( 64 );
	const interruptions = new Interruptions();
	const answers = {};
	/** What must not be said to anybody: each with what it was about. */
	const wrong = [];
	const promised = {
		enquiries: new Set(),
		signups: new Set(),
		confirmed: new Set(),
		jobs: new Set(),
		records: 0,
		doubtful: { records: 0, jobs: 0 },
	};

	const now = { fault: 'before the first fault' };
	// Nobody answers while the one Varnish starts.
	const isExcused = ( status ) =>
		AWAY.includes( status ) ||
		( status === 0 && now.fault.startsWith( 'Varnish' ) );

	/** One request, with what became of it noted. */
	async function once( kind, path, options = {}, good = [ 200, 201, 202 ] ) {
		const began = Date.now();
		const headers = { 'User-Agent': BROWSER, ...options.headers };
		const answer = await ask( new URL( path, home ).href, {
			agent,
			...options,
			headers,
		} ).catch( ( error ) => ( {
			status: 0,
			headers: {},
			body: error.code ?? error.message,
		} ) );
		const isGood = good.includes( answer.status );
		interruptions.note( kind, began, isGood );
		const untold =
			answer.status === 503 && ! answer.headers[ 'retry-after' ]
				? ' without Retry-After'
				: '';
		const said = `${ answer.status }${ untold }`;
		answers[ kind ] ??= {};
		answers[ kind ][ said ] = ( answers[ kind ][ said ] ?? 0 ) + 1;
		if ( ! isGood && ! isExcused( answer.status ) ) {
			wrong.push(
				`${ now.fault }: ${ kind } ${ answer.status } ${ sentenceOf( answer.body ) }`
			);
		}
		return { ...answer, isGood };
	}

	/** Until it works, or the visitor gives up. Later attempts know that an earlier one may have worked. */
	async function insist( kind, path, options, good ) {
		for ( let attempt = 0; attempt < TRIES; attempt++ ) {
			const answer = await once( kind, path, options, good );
			if (
				answer.isGood ||
				( answer.status > 0 && answer.status < 500 )
			) {
				return { ...answer, attempt };
			}
			await sleep( PAUSE_MS );
		}
		return { isGood: false, status: 0, body: '', attempt: TRIES };
	}

	const pageOf = async ( path ) => ( await insist( 'page', path ) ).body;

	/** Reads a page of the site; with or without consent, kept by Varnish or not. */
	const view = ( turn ) => {
		const path = drill.pages[ turn % drill.pages.length ];
		const cookie = turn % 2 ? { headers: { Cookie: drill.agree } } : {};
		return turn % 5
			? once( 'page', path, cookie )
			: once( 'fresh page', `${ path }?fresh=${ turn }`, cookie );
	};

	/** Sends an enquiry: the same key until it is taken. */
	async function enquire( number, token ) {
		const answer = await insist(
			'enquiry',
			'/wp-json/brolga/v1/enquiries',
			json( {
				form: token,
				key: crypto.randomUUID(),
				fields: {
					name: `Visitor v${ number }v`,
					email: `v${ number }@example.com`,
					message: `Enquiry ${ number }: the wall at the back leans.`,
				},
			} )
		);
		if ( answer.isGood ) {
			promised.enquiries.add( number );
		}
	}

	/** Counts what a visitor did in a test. */
	async function record() {
		const subject = Math.random() < 0.5 ? 0 : 1;
		const records = RECORDS.map( ( type ) => ( {
			test_id: drill.test,
			subject_id: subject,
			record_type: type,
			key: crypto.randomUUID(),
			first: false,
			device: 'phone',
			source: 'search',
		} ) );
		const cookie = [
			`et_pb_ab_subject_${ drill.test }=${ subject }`,
			drill.proof[ subject ],
			drill.agree,
		].join( '; ' );
		const { isGood, body, attempt } = await insist(
			'record',
			'/wp-content/plugins/brolga/events.php',
			json( { et_ab_log_nonce: drill.nonce, records }, cookie )
		);
		// The first time nothing can have been counted before.
		const done =
			body.match(
				attempt ? /"(?:recorded|duplicate)"/g : /"recorded"/g
			) ?? [];
		promised.records += done.length;
		if ( ! isGood ) {
			promised.doubtful.records += RECORDS.length;
		} else if ( done.length < RECORDS.length ) {
			wrong.push( `record: ${ body.slice( 0, 160 ) }` );
		}
	}

	const letters = lettersIn( sink );

	/** Signs up, waits for the mail, follows its link and presses its button. */
	async function signUp( number, signed ) {
		const email = `s${ number }@example.com`;
		const asked = await insist(
			'sign-up',
			'/wp-json/brolga/v1/subscriptions',
			json( { ...signed, email } )
		);
		if ( ! asked.isGood ) {
			return;
		}
		promised.signups.add( number );
		const letter = await letters( email );
		const link = /https?:\/\/\S*brolga_confirm=\S+/.exec(
			letter ?? ''
		)?.[ 0 ];
		if ( ! link ) {
			wrong.push(
				`sign-up ${ email }: ${ letter === null ? 'no mail came' : 'its mail has no link' }`
			);
			return;
		}
		const path = link.slice( new URL( link ).origin.length );
		const page = await insist( 'confirmation', path );
		const pressed =
			page.isGood && ( await insist( 'confirmation', path, form( {} ) ) );
		if ( pressed?.isGood ) {
			promised.confirmed.add( number );
		}
	}

	return {
		view,
		enquire,
		record,
		signUp,
		pageOf,
		inputOf,
		promised,
		answers,
		wrong,
		interruptions,
		now,
	};
}

/**
 * Files a sink's mails by whom they are for, so that thousands can be waited for.
 *
 * @return {( address: string, seconds?: number ) => Promise<string | null>} The mail's text, or null: none came.
 */
function lettersIn( sink ) {
	const filed = new Map();
	let seen = 0;
	return async ( address, seconds = 180 ) => {
		for (
			const end = Date.now() + seconds * 1000;
			Date.now() < end;
			await sleep( 250 )
		) {
			for ( ; seen < sink.messages.length; seen++ ) {
				const { to, text } = sink.messages[ seen ];
				to.forEach( ( one ) => filed.set( one, text ) );
			}
			if ( filed.has( address ) ) {
				return filed.get( address );
			}
		}
		return null;
	};
}
