/**
 * A request that its caller waits for without a promise, as it would for a
 * child process, but without the cost of one.
 */
import {
	MessageChannel,
	receiveMessageOnPort,
	Worker,
} from 'node:worker_threads';

interface Answer {
	readonly status: number;
	readonly text: string;
}

/** Sends what it is told and wakes the thread that waits. A connection that was kept may have ended meanwhile. */
const SENDER = `
const { parentPort } = require( 'node:worker_threads' );
parentPort.on( 'message', async ( { port, waiting, url, headers, body } ) => {
	let answer;
	try {
		const got = await fetch( url, { method: 'POST', headers: { ...headers, connection: 'close' }, body } );
		answer = { status: got.status, text: await got.text() };
	} catch ( error ) {
		answer = { status: 0, text: String( error.cause ?? error ) };
	}
	port.postMessage( answer );
	Atomics.store( waiting, 0, 1 );
	Atomics.notify( waiting, 0 );
} );
`;

let sender: Worker | undefined;

/**
 * Posts a text and waits for the answer.
 *
 * @param url
 * @param headers
 * @param body
 * @return Status and text; 0 and the reason where nobody answered.
 */
export function syncPost(
	url: string,
	headers: Readonly< Record< string, string > >,
	body: string
): Answer {
	if ( ! sender ) {
		sender = new Worker( SENDER, { eval: true } );
		sender.unref();
	}
	const { port1, port2 } = new MessageChannel();
	const waiting = new Int32Array( new SharedArrayBuffer( 4 ) );
	sender.postMessage( { port: port2, waiting, url, headers, body }, [
		port2,
	] );
	Atomics.wait( waiting, 0, 0 );
	const received = receiveMessageOnPort( port1 ) as { message: Answer };
	port1.close();
	return received.message;
}
