/** What a site shows visitors who come by way of all that stands in front of it in a cluster. */
import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { dirname, join } from 'node:path';
import { ask, form } from '../bench/support/load.mjs';

/** More than one visitor may send in a row. */
const TOO_MANY = 60;

/** What lies in uploads, and is handed out to nobody. */
const CLOSED = {
	'2026/run.php': '<?php echo "ran";',
	'woocommerce_uploads/2026/book.jpg': 'paid for',
	'brolga-events/calls.css': 'records',
};

/** Sends a message. */
async function send( visit, token, from, number ) {
	const body = JSON.stringify( {
		form: token,
		key: crypto.randomUUID(),
		fields: {
			name: 'Jo Public',
			email: 'jo@example.com',
			message: `Message ${ number } of ${ from }: the wall at the back leans.`,
		},
	} );
	const { status } = await visit( '/wp-json/brolga/v1/enquiries', {
		method: 'POST',
		body,
		from,
		headers: {
			'Content-Type': 'application/json',
			'Content-Length': Buffer.byteLength( body ),
		},
	} );
	return status;
}

/** Logs in, and opens the dashboard. */
async function logIn( visit ) {
	const page = await visit( '/wp-login.php' );
	assert.equal( page.status, 200, page.headers.location );
	const sent = form( { log: 'admin', pwd: 'password', testcookie: '1' } );
	const answer = await visit( '/wp-login.php', {
		...sent,
		headers: {
			...sent.headers,
			Cookie: 'wordpress_test_cookie=WP%20Cookie%20check',
		},
	} );
	const set = answer.headers[ 'set-cookie' ] ?? [];
	assert.equal( answer.status, 302 );
	assert.ok( set.some( ( line ) => /^wordpress_logged_in_/.test( line ) ) );
	for ( const line of set.filter( ( one ) => ! /=(%20| )?;/.test( one ) ) ) {
		assert.match( line, /;\s*secure/i );
	}
	const Cookie = set.map( ( line ) => line.split( ';' )[ 0 ] ).join( '; ' );
	const dashboard = await visit( '/wp-admin/', { headers: { Cookie } } );
	assert.equal( dashboard.status, 200, dashboard.headers.location );
	assert.match( dashboard.body, /id="wpadminbar"/ );
}

/**
 * @param {(name: string, work: () => unknown) => Promise<unknown>} check Counts.
 * @param {{ home: string, ca: string, uploads: string }} site `uploads`: the folder of the media library.
 *        It has the pages of drill.php.
 */
export async function frontHolds( check, { home, ca, uploads } ) {
	const agent = new Agent( { ca } );
	const visit = ( path, options ) =>
		ask( home + path, { agent, ...options } );

	await check(
		'SCALE-430: who has sent too many messages keeps nobody else from sending',
		async () => {
			const { body } = await visit( '/drill-enquiry/' );
			const [ , token ] = /name="brolga_form" value="([^"]*)"/.exec(
				body
			);
			let status = 0;
			for (
				let number = 1;
				number <= TOO_MANY && status !== 429;
				number++
			) {
				status = await send( visit, token, '127.90.0.1', number );
			}
			assert.equal( status, 429, 'limits are on' );
			assert.equal( await send( visit, token, '127.90.1.2', 1 ), 201 );
		}
	);
	await check( 'SCALE-431: who comes by https can log in', () =>
		logIn( visit )
	);
	await check( 'SCALE-431: pages name what they load by https', async () => {
		const { body } = await visit( '/' );
		assert.doesNotMatch( body, /(?:src|href)="http:\/\/127/ );
		assert.match( body, /src="https:\/\/127/ );
	} );
	await check(
		'SCALE-432: paid downloads, records and PHP of uploads are closed',
		async () => {
			for ( const [ name, content ] of Object.entries( CLOSED ) ) {
				const file = join( uploads, name );
				await mkdir( dirname( file ), { recursive: true } );
				await writeFile( file, content );
				const { status, body } = await visit(
					`/wp-content/uploads/${ name }`
				);
				assert.equal( status, 404, name );
				assert.doesNotMatch( body, /^(?:ran|paid for|records)$/ );
				await rm( file );
			}
		}
	);
}
