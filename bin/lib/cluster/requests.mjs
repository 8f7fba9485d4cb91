/**
 * Requests of a cluster's visitors: tried again as people do when they are told
 * to, with a note of every answer and of how long there was none.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent } from 'node:https';
import { ask } from '../../../tests/bench/support/load.mjs';

/** How often something is tried, and how long a visitor waits between. */
const TRIES = 90;
const PAUSE_MS = 500;

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Firefox/143.0';

/** What a cluster may answer while one of its parts is away. */
const AWAY = [ 502, 503 ];

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

/** What a visitor reads first in an answer. */
const sentenceOf = ( body ) =>
	( /<title>([^<]*)/.exec( body )?.[ 1 ] ?? body.slice( 0, 120 ) ).trim();

/** What visitors ask of a site, and what they are answered. */
export class Requests {
	/** How often each kind was answered how. */
	answers = {};
	/** What must not be said to anybody: each with what it was about. */
	wrong = [];
	interruptions = new Interruptions();
	/** What has befallen the cluster last. */
	fault = 'before the first fault';
	#agent;
	#home;

	/**
	 * @param {string} home The site's address.
	 * @param {string} ca   The certificate of its edge.
	 */
	constructor( home, ca ) {
		this.#home = home;
		// Visitors with addresses of their own share no connection.
		this.#agent = new Agent( { maxSockets: 64, ca } );
	}

	/** One request, with what became of it noted. */
	async once( kind, path, options = {}, good = [ 200, 201, 202 ] ) {
		const began = Date.now();
		const answer = await ask( new URL( path, this.#home ).href, {
			agent: this.#agent,
			...options,
			headers: { 'User-Agent': BROWSER, ...options.headers },
		} ).catch( ( error ) => ( {
			status: 0,
			headers: {},
			body: error.code ?? error.message,
		} ) );
		const isGood = good.includes( answer.status );
		this.interruptions.note( kind, began, isGood );
		this.#note( kind, answer );
		if ( ! isGood && ! this.#isExcused( answer ) ) {
			this.wrong.push(
				`${ this.fault }: ${ kind } ${ answer.status } ${ sentenceOf( answer.body ) }`
			);
		}
		return { ...answer, isGood };
	}

	/** Until it works, or the visitor gives up. Later attempts know that an earlier one may have worked. */
	async insist( kind, path, options, good ) {
		for ( let attempt = 0; attempt < TRIES; attempt++ ) {
			const answer = await this.once( kind, path, options, good );
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

	#note( kind, { status } ) {
		this.answers[ kind ] ??= {};
		this.answers[ kind ][ status ] =
			( this.answers[ kind ][ status ] ?? 0 ) + 1;
	}

	/** Who says when to come back, and nobody answers while the one haproxy or Varnish starts. */
	#isExcused( { status, headers } ) {
		return (
			( AWAY.includes( status ) &&
				Boolean( headers[ 'retry-after' ] ) ) ||
			( status === 0 && /^(?:Varnish|haproxy)/.test( this.fault ) )
		);
	}
}
