/** bin/start as a newcomer runs it: natively, on SQLite. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { run } from '../../bin/lib/children.mjs';
import { freePort, isFree } from '../../bin/lib/ports.mjs';
import {
	copyCheckout,
	inMailbox,
	isLocal,
	logIn,
	looksRight,
	smoke,
	stored,
	until,
} from '../support/smoke.mjs';

/** Runs bin/start until it is ready; what it printed, and how to stop it. */
async function start( clone, args ) {
	const began = Date.now();
	const child = spawn( join( clone, 'bin/start' ), args );
	const exited = new Promise( ( resolve ) => child.once( 'exit', resolve ) );
	let output = '';
	let ready = 0;
	child.stdout.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		output += text;
		ready ||= /^Ready: /m.test( output ) ? Date.now() - began : 0;
	} );
	child.stderr.on( 'data', ( text ) => ( output += text ) );
	await until(
		'bin/start is ready',
		() => {
			if ( child.exitCode !== null ) {
				throw new Error( `bin/start ended:\n${ output }` );
			}
			return ready && /^Mail: /m.test( output );
		},
		300
	);
	const [ , mailbox, smtp ] =
		/^Mail:\s+(http:\S+) \(SMTP on 127\.0\.0\.1:(\d+)\)$/m.exec( output ) ??
		[];
	return {
		output,
		seconds: ready / 1000,
		mailbox,
		smtp: Number( smtp ),
		async stop() {
			child.kill( 'SIGINT' );
			return exited;
		},
	};
}

await smoke( async ( { folder, check } ) => {
	const clone = await copyCheckout( folder );
	const site = join( clone, '.wordpress' );
	const port = await freePort( 9420 );
	const url = `http://127.0.0.1:${ port }/`;
	const first = await start( clone, [ '--port', String( port ) ] );
	const ports = [ port, first.smtp, Number( new URL( first.mailbox ).port ) ];

	await check(
		'CMD-1: says Ready when the home page answers 200',
		async () => {
			assert.match(
				first.output,
				new RegExp( `^Ready: ${ url }$`, 'm' )
			);
			assert.equal( ( await fetch( url ) ).status, 200 );
		}
	);
	await check( 'CMD-23: says what it is doing, with the time', () =>
		assert.match( first.output, /^\[\d+:\d\d\] Preparing the site/m )
	);
	await check(
		'CMD-22: compresses what it sends, and has several workers',
		async () => {
			const response = await fetch( url );
			assert.equal( response.headers.get( 'content-encoding' ), 'gzip' );
			const { stdout } = await run( 'ps', [ '-eo', 'args' ] );
			const workers = stdout
				.split( '\n' )
				.filter( ( line ) =>
					line.includes( `-S 127.0.0.1:${ port } ` )
				);
			assert.ok( workers.length >= 4, `${ workers.length } processes` );
		}
	);
	await check( 'CMD-5: lets admin in with password', () => logIn( url ) );
	await check( 'CMD-20: listens on 127.0.0.1 alone', async () => {
		for ( const local of ports ) {
			await isLocal( local );
		}
	} );
	// CMD-3: the mail is in the mailbox it printed.
	await looksRight( check, { dir: site, url }, inMailbox( first.mailbox ) );
	await check(
		'CMD-6: keeps the site in .wordpress, which wp-load.php loads',
		async () => assert.equal( await stored( site, 'smoke-' ), 1 )
	);
	await check( 'CMD-10: refuses to serve the same site twice', async () => {
		const other = String( await freePort( port + 1 ) );
		await assert.rejects(
			run( join( clone, 'bin/start' ), [ '--port', other ] ),
			( error ) =>
				/is already serving this clone's site/.test( error.output )
		);
	} );
	await check( 'CMD-4: stops everything on Ctrl-C', async () => {
		assert.equal( await first.stop(), 130 );
		for ( const local of ports ) {
			assert.ok( await isFree( local ), `${ local } is still taken` );
		}
	} );

	const moved = await freePort( port + 1 );
	const second = await start( clone, [ `--port=${ moved }` ] );
	await check( 'PERF-14: the second start takes 20 seconds at most', () =>
		assert.ok( second.seconds <= 20, `${ second.seconds } s` )
	);
	await check(
		'CMD-2: the site follows to another port, with its entries',
		async () => {
			assert.equal( await stored( site, 'smoke-' ), 1 );
			const html = await (
				await fetch( `http://127.0.0.1:${ moved }/` )
			).text();
			assert.ok( html.includes( `:${ moved }/wp-content/` ) );
			assert.ok( ! html.includes( `:${ port }/` ) );
		}
	);
	await second.stop();

	const third = await start( clone, [ `--port=${ moved }`, '--fresh' ] );
	await check(
		'CMD-2: --fresh drops the site and seeds it again',
		async () => {
			assert.equal( await stored( site, 'smoke-' ), 0 );
			const page = await fetch( `http://127.0.0.1:${ moved }/contact/` );
			assert.equal( page.status, 200 );
		}
	);
	await third.stop();
} );
