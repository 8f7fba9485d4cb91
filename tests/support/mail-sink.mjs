/**
 * A mail server for tests: keeps what it gets, and can refuse or keep silent
 * like the servers a site meets.
 */
import { SMTPServer } from 'smtp-server';

/** `=?utf-8?Q?Hi_=E2=9C=93?=` is `Hi ✓`. */
const decodeWords = ( value ) =>
	value
		.replace( /\?=\s+=\?/g, '?==?' )
		.replace(
			/=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi,
			( whole, charset, encoding, text ) => {
				const bytes =
					encoding.toUpperCase() === 'B'
						? Buffer.from( text, 'base64' )
						: decodeQuoted( text.replaceAll( '_', ' ' ) );
				return new TextDecoder( charset ).decode( bytes );
			}
		);

const decodeQuoted = ( text ) =>
	Buffer.from(
		text
			.replace( /=\r?\n/g, '' )
			.replace( /=([0-9A-F]{2})/gi, ( whole, hex ) =>
				String.fromCharCode( parseInt( hex, 16 ) )
			),
		'latin1'
	);

/** Splits a part into its headers and its body, both as bytes in a latin1 string. */
function split( part ) {
	const end = part.search( /\r?\n\r?\n/ );
	const head = end < 0 ? part : part.slice( 0, end );
	const body = end < 0 ? '' : part.slice( end ).replace( /^\r?\n\r?\n/, '' );
	const headers = {};
	for ( const line of head.replace( /\r?\n[ \t]+/g, ' ' ).split( /\r?\n/ ) ) {
		const colon = line.indexOf( ':' );
		if ( colon > 0 ) {
			const name = line.slice( 0, colon ).toLowerCase();
			const value = decodeWords(
				Buffer.from(
					line.slice( colon + 1 ).trim(),
					'latin1'
				).toString( 'utf8' )
			);
			headers[ name ] =
				name in headers ? `${ headers[ name ] }\n${ value }` : value;
		}
	}
	return { headers, body };
}

/** The text of a part, or of the first part of it that is of the type. */
function textOf( { headers, body }, type ) {
	const about = headers[ 'content-type' ] ?? 'text/plain';
	const boundary = /boundary="?([^";]+)"?/i.exec( about )?.[ 1 ];
	if ( boundary ) {
		const parts = body.split( `--${ boundary }` ).slice( 1, -1 );
		return (
			parts
				.map( ( part ) =>
					textOf( split( part.replace( /^\r?\n/, '' ) ), type )
				)
				.find( ( text ) => text !== null ) ?? null
		);
	}
	if ( ! about.toLowerCase().startsWith( type ) ) {
		return null;
	}
	const decoders = {
		base64: ( text ) => Buffer.from( text, 'base64' ),
		'quoted-printable': decodeQuoted,
	};
	const decode =
		decoders[ headers[ 'content-transfer-encoding' ]?.toLowerCase() ] ??
		( ( text ) => Buffer.from( text, 'latin1' ) );
	const charset = /charset="?([\w-]+)/i.exec( about )?.[ 1 ] ?? 'utf-8';
	return new TextDecoder( charset )
		.decode( decode( body ) )
		.replaceAll( '\r\n', '\n' )
		.trimEnd();
}

/** A raw mail as something to assert on. */
export function parseMail( raw ) {
	const mail = split( raw.toString( 'latin1' ) );
	return {
		headers: mail.headers,
		subject: mail.headers.subject ?? '',
		text: textOf( mail, 'text/plain' ) ?? '',
		html: textOf( mail, 'text/html' ) ?? '',
	};
}

/**
 * Starts the server on 127.0.0.1. Nobody has to log in; who does is `owner`
 * with the password `pa55word`.
 *
 * @param {number} [port] 0 takes a free one.
 * @return {Promise<import('./mail-sink.d.mts').MailSink>} The running server.
 */
export async function startMailSink( port = 0 ) {
	const hanging = new Set();
	const waiting = new Set();
	const server = new SMTPServer( {
		disabledCommands: [ 'STARTTLS' ],
		authOptional: true,
		allowInsecureAuth: true,
		onAuth( { username, password }, session, done ) {
			const known = username === 'owner' && password === 'pa55word';
			done( known ? null : new Error( 'Wrong user or password' ), {
				user: username,
			} );
		},
		logger: false,
		closeTimeout: 100,
		onRcptTo( address, session, done ) {
			sink.attempts++;
			if ( sink.mode === 'hang' ) {
				hanging.add( done );
				return;
			}
			const refusal = Object.assign( new Error( 'No such mailbox' ), {
				responseCode: 550,
			} );
			done( sink.mode === 'reject' ? refusal : null );
		},
		onData( stream, session, done ) {
			const chunks = [];
			stream.on( 'data', ( chunk ) => chunks.push( chunk ) );
			stream.on( 'end', () => {
				const raw = Buffer.concat( chunks );
				const { mailFrom, rcptTo } = session.envelope;
				sink.messages.push( {
					from: mailFrom ? mailFrom.address : '',
					to: rcptTo.map( ( { address } ) => address ),
					raw: raw.toString( 'utf8' ),
					...parseMail( raw ),
				} );
				done();
				waiting.forEach( ( look ) => look() );
			} );
		},
	} );
	// A client that goes away in the middle is no error of the test.
	server.on( 'error', () => {} );

	const sink = {
		port: 0,
		/** accept, reject (550) or hang (no answer). */
		mode: 'accept',
		/** Recipients that were offered, also those refused. */
		attempts: 0,
		messages: [],
		clear() {
			sink.messages.length = 0;
			sink.attempts = 0;
		},
		/** The first message that fits, waiting for it if need be. */
		async waitFor( fits = () => true, seconds = 10 ) {
			return new Promise( ( resolve, reject ) => {
				const end = ( settle, value ) => {
					clearTimeout( timer );
					waiting.delete( look );
					settle( value );
				};
				const look = () => {
					const found = sink.messages.find( fits );
					if ( found ) {
						end( resolve, found );
					}
				};
				const timer = setTimeout( () => {
					const got =
						sink.messages
							.map( ( { subject } ) => subject )
							.join( ', ' ) || 'none';
					end(
						reject,
						new Error(
							`No such mail in ${ seconds } s; those that came: ${ got }`
						)
					);
				}, seconds * 1000 );
				waiting.add( look );
				look();
			} );
		},
		async stop() {
			hanging.forEach( ( done ) =>
				done(
					Object.assign( new Error( 'Closing' ), {
						responseCode: 421,
					} )
				)
			);
			await new Promise( ( resolve ) => server.close( resolve ) );
		},
	};

	await new Promise( ( resolve, reject ) => {
		server.server.once( 'error', reject );
		server.listen( port, '127.0.0.1', resolve );
	} );
	sink.port = server.server.address().port;
	return sink;
}
