/**
 * Child processes. Each leads a process group of its own, so that its own
 * children (the workers of `php -S`, webpack's, MariaDB's) end with it.
 */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { dirname } from 'node:path';

/** @type {Set<Child>} */
const running = new Set();

/** A command that did not end with status 0. */
export class CommandFailed extends Error {
	constructor( command, status, output ) {
		const tail = output.trim().split( '\n' ).slice( -25 ).join( '\n' );
		super(
			`${ command } failed (${ status }).${ tail ? `\n${ tail }` : '' }`
		);
		this.status = status;
		this.output = output;
	}
}

class Child {
	constructor( process, command ) {
		this.command = command;
		this.process = process;
		this.pid = process.pid;
		this.running = true;
		/** Resolves to the exit status (or the signal's name), never rejects. */
		this.exited = new Promise( ( resolve ) => {
			const end = ( status ) => {
				this.running = false;
				running.delete( this );
				resolve( status );
			};
			process.once( 'error', ( error ) => end( error.code ?? 'error' ) );
			process.once( 'close', ( code, signal ) => end( code ?? signal ) );
		} );
		running.add( this );
	}

	/** Signals the whole group; a group that is gone is what we want. */
	signal( name ) {
		try {
			if ( this.pid ) {
				process.kill( -this.pid, name );
			}
		} catch ( error ) {
			if ( error.code !== 'ESRCH' ) {
				throw error;
			}
		}
	}

	async stop( { patience = 5000 } = {} ) {
		this.signal( 'SIGTERM' );
		if ( this.running && patience ) {
			await Promise.race( [
				this.exited,
				sleep( patience, undefined, { ref: false } ),
			] );
		}
		// Also where the leader ended: its workers may not have listened.
		this.signal( 'SIGKILL' );
		await this.exited;
	}
}

/** Stops everything that was started and still runs, the youngest first. */
export const stopAll = async ( options ) => {
	for ( const child of [ ...running ].reverse() ) {
		await child.stop( options );
	}
};

process.on( 'exit', () =>
	running.forEach( ( child ) => child.signal( 'SIGKILL' ) )
);

/**
 * Starts a server or the like.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string }} options `log`: the file its output goes to.
 */
export function start( command, args, { cwd, env = process.env, log } = {} ) {
	let output = 'ignore';
	if ( log ) {
		mkdirSync( dirname( log ), { recursive: true } );
		output = openSync( log, 'a' );
	}
	const child = new Child(
		spawn( command, args, {
			cwd,
			env,
			detached: true,
			stdio: [ 'ignore', output, output ],
		} ),
		command
	);
	if ( output !== 'ignore' ) {
		closeSync( output );
	}
	return child;
}

/**
 * Runs a command to its end.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void }} options `onLine`: gets each line of standard output as it comes.
 * @return {Promise<{ stdout: string, stderr: string }>}
 */
export async function run(
	command,
	args,
	{ cwd, env = process.env, onLine } = {}
) {
	const process_ = spawn( command, args, {
		cwd,
		env,
		detached: true,
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
	const child = new Child( process_, command );
	let stdout = '';
	let stderr = '';
	let line = '';
	process_.stdout?.setEncoding( 'utf8' ).on( 'data', ( text ) => {
		stdout += text;
		const lines = ( line + text ).split( '\n' );
		line = lines.pop() ?? '';
		lines.forEach( ( whole ) => onLine?.( whole ) );
	} );
	process_.stderr
		?.setEncoding( 'utf8' )
		.on( 'data', ( text ) => ( stderr += text ) );
	const status = await child.exited;
	if ( status !== 0 ) {
		throw new CommandFailed(
			[ command, ...args ].join( ' ' ),
			status,
			stdout + stderr
		);
	}
	return { stdout, stderr };
}

/** Whether a command can be started at all. */
export const exists = ( command ) =>
	run( 'sh', [
		'-c',
		`command -v "$1" || test -x "/usr/sbin/$1"`,
		'sh',
		command,
	] ).then(
		() => true,
		() => false
	);
