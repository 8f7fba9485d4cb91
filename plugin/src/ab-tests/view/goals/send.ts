/**
 * Tells the server of records: what is due leaves together, also while the
 * page goes, and nothing twice.
 *
 * @see AB-15 AB-32 AB-42
 */
import type { AbRecordType } from '@brolga/contracts';
import * as http from '@brolga/http';
import { config } from '@brolga/runtime';
import { visit, type Visit } from './visit';

/** What the page is told of a record, and the server first of all. */
export interface GoalRecord {
	readonly test_id: number | string;
	readonly subject_id: string;
	readonly record_type: AbRecordType;
}

/** A record as it is sent. */
interface Call extends GoalRecord, Visit {
	/** The value of the record's cookie. */
	readonly key: string;
	/** The visitor's first record of the test: a visitor more. */
	readonly first?: true;
}

interface PageConfig {
	readonly et_ab_log_nonce: string;
	/** The fast endpoint, where there is one. */
	readonly events: string;
}

/** For as long records wait for others. */
const DELAY_MS = 250;

/** The most that one request takes. */
const MOST = 50;

const queue: Call[] = [];
let timer: ReturnType< typeof setTimeout > | undefined;
let takesLists = true;

/** A list as the endpoint takes it. */
const bodyOf = ( records: readonly Call[] ): object => ( {
	et_ab_log_nonce: config< PageConfig >().et_ab_log_nonce,
	records,
} );

/** Sends a list, or what it did not bring otherwise. */
async function sendList(
	url: string,
	calls: readonly Call[]
): Promise< void > {
	const failure: unknown =
		takesLists &&
		( await http
			.post( url, () => JSON.stringify( bodyOf( calls ) ), {}, true )
			.then(
				() => undefined,
				( error: unknown ) => error
			) );
	if ( failure !== undefined ) {
		// Resolved by the page's import map.
		const { call } = await import(
			/* webpackIgnore: true */ '@brolga/goals-call'
		);
		takesLists = ! ( await call( calls, url, failure ) );
	}
}

/**
 * Sends what waits.
 *
 * @param leaving Whether the page is on its way out: no answer is seen then.
 */
export function flush( leaving = false ): void {
	timer = undefined;
	const { events, rest } = config< PageConfig >();
	const url = events ?? `${ rest }/events`;
	while ( queue[ 0 ] ) {
		const calls = queue.splice( 0, MOST );
		if (
			! leaving ||
			! takesLists ||
			! http.tell( url, bodyOf( calls ) )
		) {
			sendList( url, calls ).catch( () => undefined );
		}
	}
}

/**
 * Sends a record, with those that come at the same time.
 *
 * @param record The record.
 */
export function send( record: Omit< Call, keyof Visit > ): void {
	queue.push( { ...record, ...visit() } );
	timer ??= setTimeout( flush, DELAY_MS );
}

const leave = (): void => flush( true );
addEventListener( 'pagehide', leave );
document.addEventListener(
	'visibilitychange',
	() => document.hidden && leave()
);
