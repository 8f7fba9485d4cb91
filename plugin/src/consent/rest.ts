/**
 * The routes of what visitors answered, typed.
 */
import apiFetch from '@wordpress/api-fetch';

const PATH = '/brolga/v1/consent-proofs';

/** An answer that is kept. */
export interface KeptProof {
	readonly id: string;
	/** ISO 8601, UTC. */
	readonly at: string;
	readonly action: 'accept' | 'reject' | 'choose';
	/** The titles of the services that were agreed to. */
	readonly granted: readonly string[];
	/** What was asked; null: it was not kept. */
	readonly wording: Wording | null;
}

/** What visitors were asked, word by word. */
export interface Wording {
	readonly version: string;
	readonly locale: string;
	readonly title: string;
	readonly text: string;
	readonly services: readonly {
		readonly title: string;
		readonly purpose: string;
		/** Whose servers learn of the visit; empty: the site's alone. */
		readonly host: string;
	}[];
}

/** Where a file is fetched: an address that is posted to, with its nonce. */
interface Door {
	readonly url: string;
	readonly nonce: string;
}

/** Where all answers are exported. */
export const fetchExportForm = async (): Promise< Door > =>
	( await apiFetch< { readonly export: Door } >( { path: PATH } ) ).export;

/**
 * An answer.
 *
 * @param id Its number: 32 hexadecimal digits.
 */
export const findProof = ( id: string ): Promise< KeptProof > =>
	apiFetch( { path: `${ PATH }/${ id }` } );
