/** A machine with Node alone: the site runs in WebAssembly. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { start } from '../../bin/lib/children.mjs';
import { freePort, isFree } from '../../bin/lib/ports.mjs';
import {
	copyCheckout,
	inMailbox,
	isLocal,
	looksRight,
	smoke,
	until,
} from '../support/smoke.mjs';

await smoke( async ( { folder, check } ) => {
	const clone = await copyCheckout( folder );
	const port = await freePort( 9430 );
	const url = `http://127.0.0.1:${ port }/`;
	const log = join( folder, 'start.log' );
	// As if there were no PHP.
	const env = {
		...process.env,
		BROLGA_PHP: '/nowhere/php',
	};
	const child = start(
		join( clone, 'bin/start' ),
		[ '--port', String( port ) ],
		{ env, log }
	);
	const output = await until(
		'bin/start is ready',
		async () => {
			const text = await readFile( log, 'utf8' );
			if ( ! child.running ) {
				throw new Error( text );
			}
			return /^Mail: /m.test( text ) && text;
		},
		420
	);
	const [ , mailbox ] = /^Mail:\s+(http:\S+)/m.exec( output ) ?? [];

	await check(
		'CMD-11: takes WebAssembly where there is no good PHP, and says so',
		() => {
			assert.match( output, /PHP is missing or does not run: install/ );
			assert.match( output, /WordPress in WebAssembly: install/ );
		}
	);
	await check( 'CMD-20: listens on 127.0.0.1 alone', () => isLocal( port ) );
	await looksRight(
		check,
		{ dir: join( clone, '.wordpress' ), url },
		inMailbox( mailbox, 180 )
	);
	await child.stop( { patience: 20_000 } );
	await check( 'CMD-4: stops everything', async () =>
		assert.ok( await isFree( port ) )
	);
} );
