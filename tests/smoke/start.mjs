/** bin/start as a newcomer runs it: natively, on SQLite. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { run } from '../../bin/lib/children.mjs';
import { freePort, isFree } from '../../bin/lib/ports.mjs';
import { copyCheckout, enquire, smoke, until } from '../support/smoke.mjs';

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

/** What PHP says when it loads the site from the command line. */
const evaluate = async ( clone, code ) =>
	(
		await run( 'php', [
			'-r',
			`require '${ clone }/.wordpress/wp-load.php'; ${ code }`,
		] )
	).stdout;

const entries =
	'echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}brolga_entries" );';

const outside = Object.values( networkInterfaces() )
	.flat()
	.find( ( { family, internal } ) => family === 'IPv4' && ! internal );

await smoke( async ( { folder, check } ) => {
	const clone = await copyCheckout( folder );
	const port = await freePort( 9420 );
	const url = `http://127.0.0.1:${ port }/`;
	const first = await start( clone, [ '--port', String( port ) ] );

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
	await check( 'CMD-5: lets admin in with password', async () => {
		const { status, headers } = await fetch( `${ url }wp-login.php`, {
			method: 'POST',
			redirect: 'manual',
			headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
			body: new URLSearchParams( { log: 'admin', pwd: 'password' } ),
		} );
		assert.equal( status, 302 );
		assert.match( headers.get( 'set-cookie' ), /wordpress_logged_in_/ );
	} );
	await check( 'CMD-20: listens on 127.0.0.1 alone', async () => {
		for ( const local of [
			port,
			first.smtp,
			Number( new URL( first.mailbox ).port ),
		] ) {
			assert.equal( await isFree( local ), false );
			if ( outside ) {
				await assert.rejects(
					fetch( `http://${ outside.address }:${ local }/` )
				);
			}
		}
	} );
	await check(
		'CMD-3: shows the mail of an enquiry in the mailbox',
		async () => {
			const { location } = await enquire(
				`${ url }contact/`,
				'A damp corner.'
			);
			assert.match( location, /\/thank-you\// );
			await until( 'the mail', async () => {
				const mails = await (
					await fetch( `${ first.mailbox }api/email` )
				).json();
				return mails.some( ( { text = '' } ) =>
					text.includes( 'A damp corner.' )
				);
			} );
		}
	);
	await check(
		'CMD-6: keeps the site in .wordpress, which wp-load.php loads',
		async () => assert.equal( await evaluate( clone, entries ), '1' )
	);
	await check( 'CMD-10: refuses to serve the same site twice', async () => {
		const other = String( await freePort( port + 1 ) );
		await assert.rejects(
			run( join( clone, 'bin/start' ), [ '--port', other ] ),
			( error ) => /already serves this clone's site/.test( error.output )
		);
	} );
	await check( 'CMD-4: stops everything on Ctrl-C', async () => {
		assert.equal( await first.stop(), 130 );
		for ( const local of [
			port,
			first.smtp,
			Number( new URL( first.mailbox ).port ),
		] ) {
			assert.ok( await isFree( local ), `${ local } is still taken` );
		}
	} );

	const moved = await freePort( port + 1 );
	const second = await start( clone, [ `--port=${ moved }` ] );
	await check( 'PERF: the second start takes 20 seconds at most', () =>
		assert.ok( second.seconds <= 20, `${ second.seconds } s` )
	);
	await check(
		'CMD-2: the site follows to another port, with its entries',
		async () => {
			assert.equal( await evaluate( clone, entries ), '1' );
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
			assert.equal( await evaluate( clone, entries ), '0' );
			const page = await fetch( `http://127.0.0.1:${ moved }/contact/` );
			assert.equal( page.status, 200 );
		}
	);
	await third.stop();
} );
