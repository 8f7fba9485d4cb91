/**
 * How many enquiries a second are stored, against WordPress storing comments
 * (PERF-10).
 */
import { join } from 'node:path';
import { runPhp } from '../../bin/lib/php.mjs';
import { agentOf, ask, form, quantile, together } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'enquiries stored a second by 4 clients, against comments on the same WordPress, mail off on both';

const CLIENTS = 4;
const ROUNDS = 6;
const BATCH = 100;

const text = ( kind, index ) =>
	`${ kind } ${ index }: the wall at the back leans and the water stands behind it.`;

export const run = () =>
	withSites( { submit: {} }, async ( { submit: { dir, url } } ) => {
		await runPhp(
			dir,
			join( import.meta.dirname, 'support/add-page.php' ),
			{ args: [ join( import.meta.dirname, 'support/form.html' ) ] }
		);
		const page = ( await ask( `${ url }/bench/` ) ).body;
		const token =
			/name="brolga_form" value="([^"]+)"/.exec( page )?.[ 1 ] ?? '';
		const post = /postid-(\d+)|page-id-(\d+)/.exec( page );
		const agent = agentOf( CLIENTS );

		const kinds = {
			enquiry: ( index ) =>
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
			comment: ( index ) =>
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
		const results = Object.fromEntries(
			Object.keys( kinds ).map( ( kind ) => [
				kind,
				{ took: 0, times: [] },
			] )
		);
		let index = 0;
		for ( let round = -1; round < ROUNDS; round++ ) {
			for ( const [ kind, send ] of Object.entries( kinds ) ) {
				const took = await together( BATCH, CLIENTS, async () => {
					const { status, total, body } = await send( index++ );
					if ( status !== 302 && status !== 303 ) {
						throw new Error(
							`A ${ kind } was answered ${ status }: ${ body.slice(
								0,
								300
							) }`
						);
					}
					if ( round >= 0 ) {
						results[ kind ].times.push( total );
					}
				} );
				results[ kind ].took += round < 0 ? 0 : took;
			}
		}
		const figures = Object.fromEntries(
			Object.entries( results ).map( ( [ kind, { took, times } ] ) => [
				kind,
				{
					perSecond: times.length / ( took / 1000 ),
					p95Ms: quantile( times, 0.95 ),
					sent: times.length,
				},
			] )
		);
		return {
			figures,
			checks: [
				{
					name: 'enquiries for each comment',
					value:
						figures.enquiry.perSecond / figures.comment.perSecond,
					least: 1,
				},
			],
		};
	} );
