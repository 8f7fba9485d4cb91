/** The mail server of the tests, which must not lie about what it got. */
import assert from 'node:assert/strict';
import { createConnection } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { parseMail, startMailSink } from '../../support/mail-sink.mjs';

/** Speaks SMTP line by line; resolves to the server's last answer. */
function smtp( port, lines ) {
	return new Promise( ( resolve, reject ) => {
		const socket = createConnection( port, '127.0.0.1' );
		const rest = [ ...lines ];
		socket.on( 'error', reject );
		socket.on( 'data', ( data ) => {
			const answer = data.toString().trim().split( '\r\n' ).at( -1 );
			if ( /^\d{3}-/.test( answer ) ) {
				return;
			}
			if ( rest.length === 0 || Number( answer.slice( 0, 3 ) ) >= 400 ) {
				socket.destroy();
				resolve( answer );
				return;
			}
			socket.write( `${ rest.shift() }\r\n` );
		} );
	} );
}

const MAIL = [
	'Subject: =?utf-8?Q?Gr=C3=BC=C3=9Fe?=',
	'Content-Type: text/plain; charset=UTF-8',
	'',
	'Hello',
	'..',
	'.',
].join( '\r\n' );
const conversation = [
	'EHLO test',
	'MAIL FROM:<a@b.test>',
	'RCPT TO:<c@d.test>',
	'DATA',
	MAIL,
];

describe( 'the mail sink', () => {
	let sink;
	before( async () => ( sink = await startMailSink() ) );
	after( () => sink.stop() );

	it( 'keeps what it gets', async () => {
		const waiting = sink.waitFor( ( { subject } ) => subject === 'Grüße' );
		assert.match( await smtp( sink.port, conversation ), /^250/ );
		const mail = await waiting;
		assert.deepEqual(
			[ mail.from, mail.to, mail.text ],
			[ 'a@b.test', [ 'c@d.test' ], 'Hello\n.' ]
		);
	} );

	it( 'refuses when told to', async () => {
		sink.clear();
		sink.mode = 'reject';
		assert.match( await smtp( sink.port, conversation ), /^550/ );
		assert.deepEqual( [ sink.messages.length, sink.attempts ], [ 0, 1 ] );
	} );

	it( 'keeps silent when told to', async () => {
		sink.mode = 'hang';
		const answer = await Promise.race( [
			smtp( sink.port, conversation ),
			new Promise( ( resolve ) => setTimeout( resolve, 300, 'silence' ) ),
		] );
		assert.equal( answer, 'silence' );
	} );

	it( 'says what came where the wanted did not', async () => {
		await assert.rejects(
			sink.waitFor( undefined, 0.1 ),
			/No such mail in 0\.1 s; those that came: none/
		);
	} );
} );

describe( 'a raw mail', () => {
	it( 'is read through its parts and encodings', () => {
		const raw = [
			'From: Bob <b@c.test>',
			'Subject: =?UTF-8?B?w6Qg?=',
			' =?UTF-8?B?w7Y=?=',
			'Content-Type: multipart/alternative; boundary="x y"',
			'',
			'--x y',
			'Content-Type: text/plain; charset=us-ascii',
			'Content-Transfer-Encoding: quoted-printable',
			'',
			'a =3D =',
			'b',
			'--x y',
			'Content-Type: text/html; charset=utf-8',
			'Content-Transfer-Encoding: base64',
			'',
			Buffer.from( '<p>ü</p>' ).toString( 'base64' ),
			'--x y--',
		].join( '\r\n' );
		const mail = parseMail( Buffer.from( raw ) );
		assert.deepEqual(
			[ mail.subject, mail.text, mail.html, mail.headers.from ],
			[ 'ä ö', 'a = b', '<p>ü</p>', 'Bob <b@c.test>' ]
		);
	} );
} );
