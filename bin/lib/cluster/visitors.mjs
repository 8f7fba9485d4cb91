/**
 * Visitors of a cluster, in number: each does one thing and notes what it was
 * promised.
 */
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { form } from '../../../tests/bench/support/load.mjs';
import { Requests } from './requests.mjs';

/** What a visitor can achieve in a test: all of it in each call. */
const RECORDS = [
	'read_page',
	'read_goal',
	'view_goal',
	'click_goal',
	'con_goal',
	'con_short',
];

/** Limits count each address and each network: every visitor has one of both. */
const addressOf = ( kind, number ) =>
	`127.${ 100 + ( number % 100 ) }.${ Math.floor( number / 100 ) % 256 }.${ kind }`;
const [ ENQUIRES, RECORDS_TESTS, SIGNS_UP ] = [ 1, 2, 3 ];

const json = ( value, from, cookie = '' ) => {
	const body = JSON.stringify( value );
	return {
		from,
		method: 'POST',
		body,
		headers: {
			'Content-Type': 'application/json',
			'Content-Length': Buffer.byteLength( body ),
			...( cookie && { Cookie: cookie } ),
		},
	};
};

/** The value of a hidden field. */
const inputOf = ( html, name ) =>
	(
		new RegExp( `name="${ name }" value="([^"]*)"` ).exec( html )?.[ 1 ] ??
		''
	).replaceAll( '&amp;', '&' );

/** All that visitors do on a site. */
export class Visitors {
	requests;
	promised = {
		enquiries: new Set(),
		signups: new Set(),
		confirmed: new Set(),
		jobs: new Set(),
		records: 0,
		doubtful: { records: 0, jobs: 0 },
	};
	#drill;
	#letters;
	#calls = 0;

	/**
	 * @param {Object} options
	 * @param {string} options.home  The site's address, without a slash at its end.
	 * @param {string} options.ca    The certificate of its edge.
	 * @param {Object} options.drill What drill.php prepared.
	 * @param {import('../../../tests/support/mail-sink.mjs').MailSink} options.sink
	 */
	constructor( { home, ca, drill, sink } ) {
		this.requests = new Requests( home, ca );
		this.#drill = drill;
		this.#letters = lettersIn( sink );
	}

	/** What the forms on the pages of the drill are sent with. */
	async forms() {
		const page = async ( path ) =>
			( await this.requests.insist( 'page', path ) ).body;
		const news = await page( '/drill-news/' );
		const signed = [ 'checksum', 'list_id', 'provider' ].map( ( name ) => [
			name,
			inputOf( news, `et_pb_signup_${ name }` ),
		] );
		const token = inputOf( await page( '/drill-enquiry/' ), 'brolga_form' );
		assert.ok(
			token && signed[ 0 ][ 1 ],
			'the pages of the drill have their forms'
		);
		return { token, signed: Object.fromEntries( signed ) };
	}

	/** Reads a page of the site; with or without consent, kept by Varnish or not. */
	view( turn ) {
		const { pages, agree } = this.#drill;
		const path = pages[ turn % pages.length ];
		const cookie = turn % 2 ? { headers: { Cookie: agree } } : {};
		return turn % 5
			? this.requests.once( 'page', path, cookie )
			: this.requests.once(
					'fresh page',
					`${ path }?fresh=${ turn }`,
					cookie
				);
	}

	/** Sends an enquiry: the same key until it is taken. */
	async enquire( number, token ) {
		const answer = await this.requests.insist(
			'enquiry',
			'/wp-json/brolga/v1/enquiries',
			json(
				{
					form: token,
					key: crypto.randomUUID(),
					fields: {
						name: `Visitor v${ number }v`,
						email: `v${ number }@example.com`,
						message: `Enquiry ${ number }: the wall at the back leans.`,
					},
				},
				addressOf( ENQUIRES, number )
			)
		);
		if ( answer.isGood ) {
			this.promised.enquiries.add( number );
		}
	}

	/** Counts what a visitor did in a test. */
	async record() {
		const { test, proof, agree, nonce } = this.#drill;
		const subject = Math.random() < 0.5 ? 0 : 1;
		const records = RECORDS.map( ( type ) => ( {
			test_id: test,
			subject_id: subject,
			record_type: type,
			key: crypto.randomUUID(),
			first: false,
			device: 'phone',
			source: 'search',
		} ) );
		const cookie = [
			`et_pb_ab_subject_${ test }=${ subject }`,
			proof[ subject ],
			agree,
		].join( '; ' );
		const { isGood, body, attempt } = await this.requests.insist(
			'record',
			'/wp-content/plugins/brolga/events.php',
			json(
				{ et_ab_log_nonce: nonce, records },
				addressOf( RECORDS_TESTS, this.#calls++ ),
				cookie
			)
		);
		// The first time nothing can have been counted before.
		const done =
			body.match(
				attempt ? /"(?:recorded|duplicate)"/g : /"recorded"/g
			) ?? [];
		this.promised.records += done.length;
		if ( ! isGood ) {
			this.promised.doubtful.records += RECORDS.length;
		} else if ( done.length < RECORDS.length ) {
			this.requests.wrong.push( `record: ${ body.slice( 0, 160 ) }` );
		}
	}

	/** Signs up, waits for the mail, follows its link and presses its button. */
	async signUp( number, signed ) {
		const email = `s${ number }@example.com`;
		const asked = await this.requests.insist(
			'sign-up',
			'/wp-json/brolga/v1/subscriptions',
			json( { ...signed, email }, addressOf( SIGNS_UP, number ) )
		);
		if ( ! asked.isGood ) {
			return;
		}
		this.promised.signups.add( number );
		const letter = await this.#letters( email );
		const link = /https?:\/\/\S*brolga_confirm=\S+/.exec(
			letter ?? ''
		)?.[ 0 ];
		if ( ! link ) {
			this.requests.wrong.push(
				`sign-up ${ email }: ${ letter === null ? 'no mail came' : 'its mail has no link' }`
			);
			return;
		}
		if (
			await this.#confirm(
				link.slice( new URL( link ).origin.length ),
				addressOf( SIGNS_UP, number )
			)
		) {
			this.promised.confirmed.add( number );
		}
	}

	async #confirm( path, from ) {
		const page = await this.requests.insist( 'confirmation', path, {
			from,
		} );
		return (
			page.isGood &&
			(
				await this.requests.insist( 'confirmation', path, {
					...form( {} ),
					from,
				} )
			).isGood
		);
	}
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
