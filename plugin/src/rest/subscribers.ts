/**
 * The routes of the Subscribers screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import type { LeadField } from './leads';

/** Where a subscriber stands. */
export type SubscriberStatus = string;

/** Somebody in a list, with the proof of consent. */
export interface Subscriber {
	readonly id: number;
	readonly list: string;
	readonly email: string;
	readonly name: string;
	readonly status: SubscriberStatus;
	readonly fields: readonly LeadField[];
	readonly consent: {
		readonly text: string;
		readonly page: string;
		/** ISO 8601 in UTC. */
		readonly at: string;
	};
}

/** Which subscribers. */
export interface SubscriberQuery {
	/** Empty: all lists. */
	readonly list: string;
	/** Empty: wherever they stand. */
	readonly status: SubscriberStatus;
	readonly search: string;
	/** Only those who came before this one; 0: from the newest. */
	readonly after: number;
}

/** A page of subscribers. */
export interface SubscriberPage {
	readonly items: readonly Subscriber[];
	/** How many there are, by list and status. */
	readonly lists: Readonly<
		Record< string, Readonly< Record< string, number > > >
	>;
	/** The `after` of the next page; null where there is none. */
	readonly next: number | null;
}

const ROUTE = '/brolga/v1/subscribers';

/**
 * A page of subscribers, newest first.
 *
 * @param query Which.
 */
export const list = ( query: SubscriberQuery ): Promise< SubscriberPage > =>
	apiFetch( {
		path: `${ ROUTE }?${ new URLSearchParams( {
			list: query.list,
			status: query.status,
			search: query.search,
			after_id: String( query.after ),
		} ).toString() }`,
	} );

/**
 * Takes somebody off a list.
 *
 * @param id Who.
 */
export const unsubscribe = ( id: number ): Promise< Subscriber > =>
	apiFetch( { path: `${ ROUTE }/${ id }/unsubscribe`, method: 'POST' } );

/**
 * Forgets somebody, proof and all.
 *
 * @param id Who.
 */
export const forget = ( id: number ): Promise< unknown > =>
	apiFetch( { path: `${ ROUTE }/${ id }`, method: 'DELETE' } );

/** What a file holds. */
export interface FileLook {
	readonly columns: readonly string[];
	/** A target for each column. */
	readonly mapping: readonly string[];
	/** Names for people, by target. */
	readonly targets: Readonly< Record< string, string > >;
	/** The first rows. */
	readonly sample: readonly ( readonly string[] )[];
}

/** What became of a piece of a file. */
export interface ImportReport {
	readonly added: number;
	readonly known: number;
	readonly refused: number;
	/** The first of them, by their row in the file. */
	readonly refusals: readonly {
		readonly row: number;
		readonly reason: string;
	}[];
	/** The row where the next piece begins; null: that was all. */
	readonly next: number | null;
}

/** What goes along with a file. */
export interface ImportChoice {
	readonly mapping: readonly string[];
	readonly list: string;
	/** How these people agreed. */
	readonly statement: string;
}

const bring = < T >(
	file: File,
	body: Readonly< Record< string, string > >
): Promise< T > => {
	const form = new FormData();
	form.set( 'file', file );
	for ( const [ name, value ] of Object.entries( body ) ) {
		form.set( name, value );
	}
	return apiFetch( {
		path: '/brolga/v1/imports/subscribers',
		method: 'POST',
		body: form,
	} );
};

/**
 * Looks at a file; nothing is done with it.
 *
 * @param file The file.
 */
export const look = ( file: File ): Promise< FileLook > =>
	bring( file, { do: 'look' } );

/**
 * Tries a file, or takes it in, piece by piece.
 *
 * @param file     The file.
 * @param what     A try keeps nothing.
 * @param choice   What goes along with it.
 * @param progress Called after each piece.
 */
export async function run(
	file: File,
	what: 'try' | 'take',
	choice: ImportChoice,
	progress: ( report: ImportReport ) => void
): Promise< ImportReport > {
	let report: ImportReport = {
		added: 0,
		known: 0,
		refused: 0,
		refusals: [],
		next: 0,
	};
	while ( report.next !== null ) {
		const piece: ImportReport = await bring( file, {
			do: what,
			list: choice.list,
			statement: choice.statement,
			mapping: JSON.stringify( Object.assign( {}, choice.mapping ) ),
			from: String( report.next ),
		} );
		report = {
			added: report.added + piece.added,
			known: report.known + piece.known,
			refused: report.refused + piece.refused,
			refusals: [ ...report.refusals, ...piece.refusals ].slice( 0, 50 ),
			next: piece.next,
		};
		progress( report );
	}
	return report;
}
