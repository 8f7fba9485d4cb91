/**
 * How many pages one machine shows: as WordPress makes them, and as Varnish
 * keeps them in front of it.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '../../bin/lib/children.mjs';
import { place } from '../../bin/lib/cluster/templates.mjs';
import { ensurePackages } from '../../bin/lib/debian-packages.mjs';
import { HOST, answers, freePort } from '../../bin/lib/ports.mjs';
import { agentOf, ask, quantile, together } from './support/load.mjs';
import { withSites } from './support/site.mjs';

export const about =
	'pages a second by 4 clients: as WordPress makes them, and by Varnish in front';
export const takes = 'half a minute, and needs Varnish';

const CLIENTS = 4;

/** Varnish as deploy/bare has it, in front of a site. */
async function withVarnish( { url }, work ) {
	await ensurePackages( [ 'varnish' ] );
	const folder = await mkdtemp( join( tmpdir(), 'brolga-varnish-' ) );
	// Varnish reads it as a user of its own.
	await chmod( folder, 0o755 );
	const port = await freePort( 9770 );
	const file = join( folder, 'brolga.vcl' );
	await place( 'varnish/brolga.vcl', file, {
		balancer_host: HOST,
		balancer_port: new URL( url ).port,
		web_acl: `  "${ HOST }";`,
	} );
	const varnish = start( 'varnishd', [
		...[ '-F', '-n', join( folder, 'work' ), '-T', 'none' ],
		...[ '-a', `${ HOST }:${ port }`, '-f', file, '-s', 'malloc,64m' ],
	] );
	const front = `http://${ HOST }:${ port }`;
	try {
		await answers( `${ front }/`, {
			status: 200,
			seconds: 60,
			child: varnish,
		} );
		return await work( front );
	} finally {
		await varnish.stop();
		await rm( folder, { recursive: true, force: true } );
	}
}

/** Asks for a page again and again, by the name of its site. */
async function measure( address, host, times ) {
	const agent = agentOf( CLIENTS );
	const took = [];
	const ms = await together( times, CLIENTS, async () => {
		const { status, total } = await ask( address, {
			agent,
			headers: { Host: host },
		} );
		if ( status !== 200 ) {
			throw new Error( `${ address } answered ${ status }` );
		}
		took.push( total );
	} );
	return {
		perSecond: ( 1000 * times ) / ms,
		p95Ms: quantile( took, 0.95 ),
	};
}

export const run = () =>
	withSites( { brolga: {} }, async ( { brolga } ) => {
		const { host } = new URL( brolga.url );
		const made = await measure( `${ brolga.url }/`, host, 400 );
		const kept = await withVarnish( brolga, ( front ) =>
			measure( `${ front }/`, host, 20_000 )
		);
		return {
			figures: { made, kept },
			checks: [
				{
					name: 'pages that are kept for each that is made',
					value: kept.perSecond / made.perSecond,
					least: 10,
				},
			],
		};
	} );
