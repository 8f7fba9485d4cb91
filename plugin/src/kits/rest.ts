/**
 * The routes of kits, typed.
 */
import apiFetch from '@wordpress/api-fetch';

const PATH = '/brolga/v1/kits';

/** Something that a kit can hold. */
export interface KitItem {
	readonly key: string;
	readonly kind: string;
	/** What it is, such as Page. */
	readonly label: string;
	readonly title: string;
}

/** What a kit of this site can hold, and where it is exported. */
export interface KitContents {
	/** Titles of the sections of the settings. */
	readonly settings: readonly string[];
	readonly items: readonly KitItem[];
	/** Whether an import has changed settings or brand. */
	readonly can_undo: boolean;
	readonly export: { readonly url: string; readonly nonce: string };
}

/** An item of a kit, and whether this site has it. */
export interface FoundItem extends KitItem {
	readonly exists: 'new' | 'imported' | 'taken';
}

/** What a kit holds. */
export interface FoundKit {
	readonly origin: string;
	readonly settings: boolean;
	readonly brand: boolean;
	/** Whether its theme is this site's. */
	readonly same_theme: boolean;
	readonly images: number;
	/** How many entries cannot be read. */
	readonly unreadable: number;
	readonly items: readonly FoundItem[];
}

/** What became of something. */
export interface ReportLine {
	readonly outcome: 'added' | 'replaced' | 'kept' | 'left_out' | 'failed';
	readonly what: string;
	readonly text: string;
	/** Where to look at it; empty: nowhere. */
	readonly url: string;
	/** The item that it is about; empty: none. */
	readonly key: string;
}

export const contents = (): Promise< KitContents > =>
	apiFetch( { path: PATH } );

const send = < T >(
	route: string,
	file: File,
	values: Readonly< Record< string, readonly string[] | string > > = {}
): Promise< T > => {
	const body = new FormData();
	body.set( 'file', file );
	for ( const [ name, value ] of Object.entries( values ) ) {
		if ( typeof value === 'string' ) {
			body.set( name, value );
		} else {
			value.forEach( ( one ) => body.append( `${ name }[]`, one ) );
		}
	}
	return apiFetch( { path: `${ PATH }/${ route }`, method: 'POST', body } );
};

/**
 * Looks at a kit; nothing is changed.
 *
 * @param file The kit.
 */
export const inspect = ( file: File ): Promise< FoundKit > =>
	send( 'inspect', file );

/**
 * Imports a kit, in as many calls as it takes.
 *
 * @param file    The kit.
 * @param items   Keys of what is imported.
 * @param replace Keys of what takes the place of what is here.
 */
export async function take(
	file: File,
	items: readonly string[],
	replace: readonly string[]
): Promise< readonly ReportLine[] > {
	const told = new Map< string, ReportLine >();
	let rest = replace;
	for (;;) {
		const { complete, lines } = await send< {
			readonly complete: boolean;
			readonly lines: readonly ReportLine[];
		} >( 'import', file, { items, replace: rest } );
		for ( const line of lines ) {
			const before = told.get( line.what );
			// What an earlier call has brought is there by now.
			if ( line.outcome !== 'kept' || before === undefined ) {
				told.set( line.what, line );
			}
		}
		if ( complete ) {
			return [ ...told.values() ];
		}
		const replaced = lines
			.filter( ( { outcome } ) => outcome === 'replaced' )
			.map( ( { key } ) => key );
		rest = rest.filter( ( key ) => ! replaced.includes( key ) );
	}
}

/** Puts settings and brand back as they were before the latest import. */
export const undo = async (): Promise< readonly ReportLine[] > =>
	(
		await apiFetch< { readonly lines: readonly ReportLine[] } >( {
			path: `${ PATH }/undo`,
			method: 'POST',
		} )
	).lines;

/**
 * Makes forms of another plugin's export, or says what would become of them.
 *
 * @param file  The export.
 * @param isTry Whether nothing is made.
 */
export const forms = async (
	file: File,
	isTry: boolean
): Promise< readonly ReportLine[] > =>
	(
		await send< { readonly lines: readonly ReportLine[] } >(
			'forms',
			file,
			{ dry_run: isTry ? '1' : '0' }
		)
	).lines;
