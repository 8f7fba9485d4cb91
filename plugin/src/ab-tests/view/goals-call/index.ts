/**
 * `@brolga/goals-call`: tells the server of records one by one, as the contract
 * has it. Fetched where lists of them are not taken.
 *
 * @see AB-15 AB-42
 */
import { AB } from '@brolga/contracts';
import * as http from '@brolga/http';
import { config } from '@brolga/runtime';

/** Answers by which nothing has been counted. What a proxy says tells nothing. */
const UNTAKEN = [ 401, 404, 405, 500, 501, 503 ];

/** The call of the contract. It may arrive unanswered: rather lost than counted twice. */
const sendOne = ( record: object ): void =>
	void http
		.post(
			config().ajaxurl ?? '',
			() =>
				new URLSearchParams( {
					action: AB.statsAction,
					stats_data_array: JSON.stringify( record ),
					et_ab_log_nonce:
						config< { et_ab_log_nonce: string } >()
							.et_ab_log_nonce ?? '',
				} ),
			{},
			true
		)
		.catch( () => undefined );

/**
 * Whether what failed cannot have been counted. Without an answer it may have
 * been, unless nothing answers at that address at all; and a page that is being
 * left ends its requests, whatever became of them.
 */
async function isUntaken( error: unknown, url: string ): Promise< boolean > {
	const { status } = error as Partial< http.HttpError >;
	if ( status ) {
		return UNTAKEN.includes( status );
	}
	return (
		! document.hidden &&
		http.get( url ).then(
			() => false,
			( silence: Partial< http.HttpError > ) => ! silence.status
		)
	);
}

/**
 * Sends records that a list did not bring, unless it may have.
 *
 * @param  records The records.
 * @param  url     Where the list was sent.
 * @param  error   How it failed; false: it was not sent at all.
 * @return Whether records have been sent, as the next ones have to be.
 */
export async function call(
	records: readonly object[],
	url: string,
	error: unknown
): Promise< boolean > {
	if ( error && ! ( await isUntaken( error, url ) ) ) {
		return false;
	}
	records.forEach( sendOne );
	return true;
}
