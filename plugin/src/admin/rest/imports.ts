/**
 * The routes that take files in, typed.
 */
import apiFetch from '@wordpress/api-fetch';

/** What a file holds. */
export interface FileLook {
	readonly columns: readonly string[];
	/** A target for each column; UNDECIDED where the owner has to choose. */
	readonly mapping: readonly string[];
	/** Names for people, by target. */
	readonly targets: Readonly< Record< string, string > >;
	/** The first rows. */
	readonly sample: readonly ( readonly string[] )[];
	/** A date that can be read in two ways; empty: none. */
	readonly date: string;
	/** Lists that the file names and that are not there. */
	readonly missing: readonly string[];
}

/** A column that may say who must not be written to. */
export const UNDECIDED = '?';

/** What became of a piece of a file. */
export interface ImportReport {
	readonly added: number;
	/** How many of them are kept so that nothing is ever sent to them. */
	readonly silenced: number;
	readonly known: number;
	/** Rows that the file has had before. */
	readonly repeated: number;
	readonly refused: number;
	/** The first of them, by their row in the file. */
	readonly refusals: readonly {
		readonly row: number;
		readonly reason: string;
	}[];
	/** The row where the next piece begins; null: that was all. */
	readonly next: number | null;
}

/** What a file brings. */
export type Kind = 'subscribers' | 'leads';

/** What goes along with a file. */
export interface ImportChoice {
	readonly mapping: readonly string[];
	readonly list: string;
	/** How these people agreed; empty where nobody has to. */
	readonly statement: string;
	/** What stands first in its dates; empty: the file or the site tells. */
	readonly dates: '' | 'day' | 'month';
	/** Whether lists that are not there are made. */
	readonly createLists: boolean;
}

const bring = < T >(
	kind: Kind,
	file: File,
	body: Readonly< Record< string, string > >
): Promise< T > => {
	const form = new FormData();
	form.set( 'file', file );
	for ( const [ name, value ] of Object.entries( body ) ) {
		form.set( name, value );
	}
	return apiFetch( {
		path: `/brolga/v1/imports/${ kind }`,
		method: 'POST',
		body: form,
	} );
};

/**
 * Looks at a file; nothing is done with it.
 *
 * @param kind What it brings.
 * @param file The file.
 */
export const look = ( kind: Kind, file: File ): Promise< FileLook > =>
	bring( kind, file, { do: 'look' } );

/**
 * Tries a file, or takes it in, piece by piece.
 *
 * @param kind     What it brings.
 * @param file     The file.
 * @param what     A try keeps nothing.
 * @param choice   What goes along with it.
 * @param progress Called after each piece.
 */
export async function run(
	kind: Kind,
	file: File,
	what: 'try' | 'take',
	choice: ImportChoice,
	progress: ( report: ImportReport ) => void
): Promise< ImportReport > {
	let report: ImportReport = {
		added: 0,
		silenced: 0,
		known: 0,
		repeated: 0,
		refused: 0,
		refusals: [],
		next: 0,
	};
	while ( report.next !== null ) {
		const piece: ImportReport = await bring( kind, file, {
			do: what,
			list: choice.list,
			statement: choice.statement,
			dates: choice.dates,
			create_lists: choice.createLists ? '1' : '',
			mapping: JSON.stringify( Object.assign( {}, choice.mapping ) ),
			from: String( report.next ),
		} );
		report = {
			added: report.added + piece.added,
			silenced: report.silenced + piece.silenced,
			known: report.known + piece.known,
			repeated: report.repeated + piece.repeated,
			refused: report.refused + piece.refused,
			refusals: [ ...report.refusals, ...piece.refusals ].slice( 0, 50 ),
			next: piece.next,
		};
		progress( report );
	}
	return report;
}
