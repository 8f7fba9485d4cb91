/**
 * Runs each test file once, to see which changes it passes, and then for each
 * change the files that do. What became of it is a line (JSON) of its own.
 */
import { readFileSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { CallbackTestRunner, default as TestRunner } from 'jest-runner';
import { switches } from './environment.mjs';

/** How many times as often as without a change it may be passed: it turns in circles. */
const TURNS = 100;

/** What a test may take where nothing is wrong, in milliseconds. */
const PATIENCE = 5000;

/** How long the tests for one change take at most, in milliseconds. */
const ENOUGH = 30_000;

const tell = ( line ) => writeSync( 1, `${ JSON.stringify( line ) }\n` );

/** Ends this process where it turns in a circle that no test gets out of. */
class Watch {
	#thread = new Worker(
		`const { parentPort } = require( 'node:worker_threads' );
		let timer;
		parentPort.on( 'message', ( most ) => {
			clearTimeout( timer );
			timer = setTimeout( () => process.kill( process.pid, 'SIGKILL' ), most );
		} );`,
		{ eval: true }
	);

	/**
	 * Begins anew.
	 *
	 * @param {number} most Milliseconds until the end.
	 */
	begin( most ) {
		this.#thread.postMessage( most );
	}

	end() {
		return this.#thread.terminate();
	}
}

const isFailed = ( { numFailingTests, testExecError } ) =>
	numFailingTests > 0 || Boolean( testExecError );

const messageOf = ( error ) => error?.stack ?? error?.message ?? error;

export default class extends CallbackTestRunner {
	/**
	 * Runs a file of tests.
	 *
	 * @param {import('jest-runner').Test} test
	 * @param {Object}                     now  What its code reads.
	 * @param {number}                     most How long one of its tests may take.
	 * @return {Promise<string | null>} Why it fails.
	 */
	async #failure( test, now, most = this._globalConfig.testTimeout ) {
		const jest = new TestRunner(
			{ ...this._globalConfig, testTimeout: most },
			this._context
		);
		let failure = null;
		jest.on( 'test-file-success', ( [ , result ] ) => {
			if ( isFailed( result ) ) {
				failure = result.failureMessage ?? 'It fails.';
			}
		} );
		jest.on( 'test-file-failure', ( [ , error ] ) => {
			failure = messageOf( error );
		} );
		switches.now = now;
		await jest.runTests( [ test ], this.#watcher, { serial: true } );
		return failure;
	}

	#watcher;

	#watch = new Watch();

	/** Runs a file of tests without a change; a busy machine gets a second try. */
	async #look( test ) {
		const since = Date.now();
		const why =
			( await this.#failure( test, {} ) ) &&
			( await this.#failure( test, {} ) );
		if ( why ) {
			tell( { failed: test.path, why } );
		}
		return {
			test,
			isSound: ! why,
			milliseconds: Date.now() - since,
			passed: switches.now.mutantCoverage?.static ?? {},
		};
	}

	/** Whether one of some files of tests notices a change. */
	async #isNoticed( id, looks ) {
		let sum = 0;
		for ( const { test, milliseconds, passed } of looks ) {
			const now = {
				activeMutant: id,
				hitCount: 0,
				hitLimit: TURNS * passed[ id ],
			};
			const most = PATIENCE + 2 * milliseconds;
			this.#watch.begin( 3 * most );
			if ( ( await this.#failure( test, now, most ) ) !== null ) {
				return true;
			}
			sum += milliseconds;
			if ( sum > ENOUGH ) {
				return false;
			}
		}
		return false;
	}

	/**
	 * What Jest calls.
	 *
	 * @param {import('jest-runner').Test[]} tests
	 * @param {Object}                       watcher
	 */
	async runTests( tests, watcher ) {
		this.#watcher = watcher;
		const { ids } = JSON.parse(
			readFileSync( process.env.BROLGA_MUTANTS, 'utf8' )
		);
		const looks = [];
		for ( const test of tests ) {
			looks.push( await this.#look( test ) );
		}
		if ( looks.every( ( { isSound } ) => isSound ) ) {
			await this.#switch( ids, looks );
		}
		await this.#watch.end();
	}

	/** Switches on one change after the other. */
	async #switch( ids, looks ) {
		looks.sort( ( one, other ) => one.milliseconds - other.milliseconds );
		for ( const id of ids ) {
			tell( { begins: id } );
			const near = looks.filter( ( { passed } ) => passed[ id ] );
			const killed = await this.#isNoticed( id, near );
			tell( { id, killed } );
		}
	}
}
