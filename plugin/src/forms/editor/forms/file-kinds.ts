/**
 * Kinds of files that a field takes.
 */
import { __, sprintf } from '@wordpress/i18n';

/** A group of formats that a field for files takes. */
export type FileKind =
	'images' | 'pdf' | 'documents' | 'spreadsheets' | 'presentations' | 'text';

/** What each is called, and what is in it. */
export const KINDS: readonly {
	name: FileKind;
	title: string;
	formats: string;
}[] = [
	{
		name: 'images',
		title: __( 'Images', 'brolga' ),
		formats: 'JPG, PNG, GIF, WebP, AVIF, HEIC',
	},
	{ name: 'pdf', title: __( 'PDF', 'brolga' ), formats: 'PDF' },
	{
		name: 'documents',
		title: __( 'Documents', 'brolga' ),
		formats: 'DOCX, ODT, DOC',
	},
	{
		name: 'spreadsheets',
		title: __( 'Spreadsheets', 'brolga' ),
		formats: 'XLSX, ODS, XLS',
	},
	{
		name: 'presentations',
		title: __( 'Presentations', 'brolga' ),
		formats: 'PPTX, ODP, PPT',
	},
	{
		name: 'text',
		title: __( 'Plain text', 'brolga' ),
		formats: 'TXT, CSV',
	},
];

/**
 * What a field takes, in a few words.
 *
 * @param accept       Kinds.
 * @param maxFiles     How many.
 * @param maxMegabytes How big each.
 */
export const filesSentence = (
	accept: readonly FileKind[],
	maxFiles: number,
	maxMegabytes: number
): string =>
	sprintf(
		/* translators: 1: a number, 2: a number of megabytes, 3: kinds of files. */
		__( '%1$d × up to %2$d MB: %3$s', 'brolga' ),
		maxFiles,
		maxMegabytes,
		KINDS.filter( ( { name } ) => accept.includes( name ) )
			.map( ( { title } ) => title )
			.join( ', ' )
	);
