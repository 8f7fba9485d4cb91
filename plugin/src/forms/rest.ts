/**
 * The routes of the Forms screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** How far back a report goes: seven days, thirty, thirteen weeks, twelve months. */
export type Period = '7d' | '30d' | '90d' | '12m';

/** How a form did, step by step. */
export interface FormLine {
	readonly uid: string;
	/** Its name for its owner, else its page's; empty where there is neither. */
	readonly title: string;
	/** Where it is; null where that is gone. Empty are the ways that are not open to the user. */
	readonly page: {
		readonly title: string;
		readonly edit: string;
		readonly view: string;
	} | null;
	/** How many of its leads are kept, without spam and trash. */
	readonly stored: number;
	/** How many it takes in all; 0: any number. */
	readonly places: number;
	/** When the last one came in, in ISO 8601; empty: none has. */
	readonly last: string;
	/** Visitors who began to fill it in. */
	readonly begun: readonly number[];
	/** Enquiries that came of it. */
	readonly sent: readonly number[];
}

/** How all forms did. */
export interface FormReport {
	/** Each step's first day, `2026-11-21`, oldest first. */
	readonly steps: readonly string[];
	readonly forms: readonly FormLine[];
}

/**
 * How forms did.
 *
 * @param period How far back.
 */
export const report = ( period: Period ): Promise< FormReport > =>
	apiFetch( { path: `/brolga/v1/forms?period=${ period }` } );
