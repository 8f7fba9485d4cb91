/**
 * Loaded before WordPress Playground, which listens on every address and has
 * no option against it: whoever listens without naming a host gets 127.0.0.1.
 */
const { Server } = require( 'node:net' );

const listen = Server.prototype.listen;
const HOST = '127.0.0.1';

Server.prototype.listen = function ( ...args ) {
	const [ first, second ] = args;
	if (
		typeof first === 'object' &&
		first !== null &&
		'port' in first &&
		! first.path
	) {
		args[ 0 ] = { ...first, host: HOST };
	} else if ( typeof first === 'number' ) {
		args.splice(
			1,
			typeof second === 'string' || second === undefined ? 1 : 0,
			HOST
		);
	}
	return listen.apply( this, args );
};
