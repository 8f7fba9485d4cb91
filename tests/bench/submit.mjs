/**
 * How many enquiries a second are stored, against WordPress storing comments and
 * against Contact Form 7, which stores nothing (PERF-10).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import {
	addContactForm7,
	obtainContactForm7,
} from './support/contact-form-7.mjs';
import {
	agentOf,
	ask,
	form,
	multipart,
	quantile,
	together,
} from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'messages stored per second by 4 clients, against comments on the same WordPress and against Contact Form 7, on both databases, without email';

const CLIENTS = 4;
const ROUNDS = 6;
const BATCH = 100;

/** Least ratios of enquiries to messages of Contact Form 7, by the database. */
const LEAST = { mariadb: 1.3, sqlite: 1 };

/** Of a processor's second: what Linux counts time of processes in. */
const TICKS = 100;

const text = ( kind, index ) =>
	`${ kind } ${ index }: the wall at the back leans and the water stands behind it.`;

/** How enquiries and comments are sent to a site with the plugin. */
async function senders( { dir, url } ) {
	await runPhp( dir, join( import.meta.dirname, 'support/add-page.php' ), {
		args: [ join( import.meta.dirname, 'support/form.html' ) ],
	} );
	const page = ( await ask( `${ url }/bench/` ) ).body;
	const token =
		/name="brolga_form" value="([^"]+)"/.exec( page )?.[ 1 ] ?? '';
	const post = /postid-(\d+)|page-id-(\d+)/.exec( page );
	return {
		enquiry: ( index, agent ) =>
			ask( `${ url }/bench/`, {
				agent,
				...form( {
					brolga_form: token,
					brolga_key: crypto.randomUUID(),
					et_pb_contact_name_0: 'Jo',
					et_pb_contact_email_0: `jo${ index }@example.com`,
					et_pb_contact_message_0: text( 'Enquiry', index ),
					et_pb_contactform_submit_0: '1',
				} ),
			} ),
		comment: ( index, agent ) =>
			ask( `${ url }/wp-comments-post.php`, {
				agent,
				...form( {
					comment_post_ID: post?.[ 1 ] ?? post?.[ 2 ] ?? '',
					author: 'Jo',
					email: `jo${ index }@example.com`,
					comment: text( 'Comment', index ),
				} ),
			} ),
	};
}

/** How messages are sent to a site with Contact Form 7: as its script does. */
async function peerSender( { dir, url }, folder ) {
	const id = await addContactForm7( dir, folder );
	const address = `${ url }/?rest_route=/contact-form-7/v1/contact-forms/${ id }/feedback`;
	return async ( index, agent ) => {
		const answer = await ask( address, {
			agent,
			...multipart( {
				_wpcf7: id,
				_wpcf7_unit_tag: `wpcf7-f${ id }-o1`,
				'your-name': 'Jo',
				'your-email': `jo${ index }@example.com`,
				'your-message': text( 'Message', index ),
			} ),
		} );
		return {
			...answer,
			status: answer.body.includes( '"status":"mail_sent"' )
				? answer.status
				: 500,
		};
	};
}

/** Seconds of a processor that a site's PHP has had. */
async function processor( { workers } ) {
	const each = await Promise.all(
		( await workers() ).map( async ( pid ) => {
			const fields = ( await readFile( `/proc/${ pid }/stat`, 'utf8' ) )
				.replace( /^.*\) /, '' )
				.split( ' ' );
			return ( Number( fields[ 11 ] ) + Number( fields[ 12 ] ) ) / TICKS;
		} )
	);
	return each.reduce( ( sum, seconds ) => sum + seconds, 0 );
}

/** Sends rounds of all kinds in turn; the first warms up. */
async function measure( kinds ) {
	const agents = Object.fromEntries(
		Object.keys( kinds ).map( ( kind ) => [ kind, agentOf( CLIENTS ) ] )
	);
	const results = Object.fromEntries(
		Object.keys( kinds ).map( ( kind ) => [
			kind,
			{ took: 0, cpu: 0, times: [] },
		] )
	);
	let index = 0;
	for ( let round = -1; round < ROUNDS; round++ ) {
		for ( const [ kind, { site, send } ] of Object.entries( kinds ) ) {
			const before = await processor( site );
			const took = await together( BATCH, CLIENTS, async () => {
				const { status, total, body } = await send(
					index++,
					agents[ kind ]
				);
				if ( ! [ 200, 302, 303 ].includes( status ) ) {
					throw new Error(
						`A ${ kind } was answered ${ status }: ${ body.slice( 0, 300 ) }`
					);
				}
				if ( round >= 0 ) {
					results[ kind ].times.push( total );
				}
			} );
			results[ kind ].took += round < 0 ? 0 : took;
			results[ kind ].cpu +=
				round < 0 ? 0 : ( await processor( site ) ) - before;
		}
	}
	return Object.fromEntries(
		Object.entries( results ).map( ( [ kind, { took, cpu, times } ] ) => [
			kind,
			{
				perSecond: times.length / ( took / 1000 ),
				p95Ms: quantile( times, 0.95 ),
				processorMs: ( 1000 * cpu ) / times.length,
				sent: times.length,
			},
		] )
	);
}

export async function run() {
	const peer = await obtainContactForm7();
	const plain = { plugin: null, theme: null };
	const wanted = {
		submit_mariadb: {},
		submit_sqlite: { database: 'sqlite' },
	};
	if ( 'folder' in peer ) {
		wanted.peer_mariadb = plain;
		wanted.peer_sqlite = { ...plain, database: 'sqlite' };
	}
	return withSites( wanted, async ( sites ) => {
		const figures = {};
		const checks = [];
		for ( const database of Object.keys( LEAST ) ) {
			const site = sites[ `submit_${ database }` ];
			const { enquiry, comment } = await senders( site );
			const kinds = {
				enquiry: { site, send: enquiry },
				comment: { site, send: comment },
			};
			if ( 'folder' in peer ) {
				const other = sites[ `peer_${ database }` ];
				kinds.contactForm7 = {
					site: other,
					send: await peerSender( other, peer.folder ),
				};
			}
			const measured = await measure( kinds );
			figures[ database ] = measured;
			const ratio = ( kind ) =>
				measured.enquiry.perSecond / measured[ kind ].perSecond;
			if ( database === 'mariadb' ) {
				checks.push( {
					name: 'messages for each comment on MariaDB',
					value: ratio( 'comment' ),
					least: 1,
				} );
			}
			if ( 'folder' in peer ) {
				checks.push( {
					name: `messages for each message of Contact Form 7 on ${ database }`,
					value: ratio( 'contactForm7' ),
					least: LEAST[ database ],
				} );
			}
		}
		if ( 'reason' in peer ) {
			figures.contactForm7 = `not measured: ${ peer.reason }; set BROLGA_CONTACT_FORM_7 to its folder or zip`;
		}
		return { figures, checks };
	} );
}
