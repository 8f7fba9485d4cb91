/** Ports of this machine. Everything of ours listens on 127.0.0.1 alone. */
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from './complaint.mjs';

export const HOST = '127.0.0.1';

const canListen = ( port, host ) =>
	new Promise( ( resolve ) => {
		const server = createServer();
		server.once( 'error', ( error ) =>
			resolve(
				error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'
			)
		);
		server.listen( { port, host, exclusive: true }, () =>
			server.close( () => resolve( true ) )
		);
	} );

/** Whether one address of this machine is to be had. */
export const isFreeAt = ( { host, port } ) => canListen( port, host );

/** Asks for every address too: somebody may have the port on all of them. */
export const isFree = async ( port ) =>
	( await canListen( port, HOST ) ) && ( await canListen( port, '0.0.0.0' ) );

/** The first free port from here on. */
export async function freePort( from ) {
	for ( let port = from; port < Math.min( from + 200, 65_536 ); port++ ) {
		if ( await isFree( port ) ) {
			return port;
		}
	}
	throw new Complaint(
		`No free port from ${ from } on: stop some servers on this machine.`
	);
}

export async function demandFree( port ) {
	if ( ! ( await isFree( port ) ) ) {
		throw new Complaint(
			`Port ${ port } is busy: stop what listens there, or choose another with --port ${ port < 65_535 ? port + 1 : 9400 }.`
		);
	}
}

/**
 * Waits until an address answers with a status; redirects are followed.
 *
 * @param {string} url
 * @param {{ status?: number, seconds?: number, child?: { running: boolean, command: string }, log?: string }} options
 *        `child`: whose end makes waiting pointless. `log`: named in the failure.
 */
export async function answers(
	url,
	{ status = 200, seconds = 60, child, log } = {}
) {
	const until = Date.now() + seconds * 1000;
	const see = log ? ` (see ${ log })` : '';
	let last = 'nothing';
	while ( Date.now() < until ) {
		if ( child && ! child.running ) {
			throw new Complaint(
				`${ child.command } ended before ${ url } answered${ see }.`
			);
		}
		try {
			const response = await fetch( url, {
				signal: AbortSignal.timeout( until - Date.now() ),
			} );
			await response.arrayBuffer();
			if ( response.status === status ) {
				return response;
			}
			last = `status ${ response.status }`;
		} catch ( error ) {
			last = error.cause?.code ?? error.name;
		}
		await sleep( 100 );
	}
	throw new Complaint(
		`${ url } should answer ${ status } but gave ${ last } for ${ seconds } seconds${ see }.`
	);
}
