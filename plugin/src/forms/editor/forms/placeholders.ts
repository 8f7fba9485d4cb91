/**
 * What may stand in braces in the text of a mail, and what is wrong with what
 * does.
 */
import { FORM, type FormPlaceholder } from '@brolga/contracts';
import { __, sprintf } from '@wordpress/i18n';
import type { FormField } from './form-fields';

const WORDS: Readonly< Record< FormPlaceholder, string > > = {
	name: __( 'Sender’s name', 'brolga' ),
	email: __( 'Sender’s email', 'brolga' ),
	all_answers: __( 'All answers', 'brolga' ),
	page: __( 'Page URL', 'brolga' ),
	form: __( 'Form name', 'brolga' ),
	site: __( 'Site title', 'brolga' ),
	date: __( 'Date and time', 'brolga' ),
	lead_number: __( 'Lead number', 'brolga' ),
	lead_link: __( 'Lead link', 'brolga' ),
};

/** Fields of which the owner wrote every answer, or that hold a number or a day. */
const CHOSEN = [
	'select',
	'radio',
	'checkbox',
	'booleancheckbox',
	'consent',
	'number',
	'date',
];

/** So many placeholders are offered in the place of an unknown one. */
const OFFERED_INSTEAD = 3;

/** A name that may stand in braces. */
export interface Placeholder {
	readonly name: string;
	readonly label: string;
	/** Whether it repeats what a visitor typed. */
	readonly isTyped: boolean;
}

const offer = (
	names: readonly FormPlaceholder[],
	fields: readonly FormField[]
): Placeholder[] => {
	const ids = fields.map( ( { id } ) => id.toLowerCase() );
	return [
		...names
			.filter(
				( name ) =>
					[ 'name', 'email' ].includes( name ) ||
					! ids.includes( name )
			)
			.map( ( name ) => ( {
				name,
				label: WORDS[ name ],
				isTyped: name === 'all_answers',
			} ) ),
		...fields
			.filter( ( { id } ) => ! /^(?:name|email)$/i.test( id ) )
			.map( ( { id, label, type } ) => ( {
				name: id.toLowerCase(),
				label,
				isTyped: ! CHOSEN.includes( type ),
			} ) ),
	];
};

/**
 * What the mail to the owner may tell.
 *
 * @see OUTBOX-19
 * @param fields The fields of the form.
 */
export const forOwner = ( fields: readonly FormField[] ): Placeholder[] =>
	offer( FORM.placeholders, fields );

/**
 * What the mail to the visitor may tell.
 *
 * @see OUTBOX-16
 * @param fields The fields of the form.
 */
export const forVisitor = ( fields: readonly FormField[] ): Placeholder[] =>
	offer( FORM.autoreplyPlaceholders, fields );

/** The names in braces in a text, each once, as the server finds them. */
const namesIn = ( text: string ): string[] => [
	...new Set(
		[ ...text.matchAll( /\{([a-z0-9_-]{1,64})\}/gi ) ].map(
			( [ , name = '' ] ) => name
		)
	),
];

/** A name or label as somebody would write it between braces. */
const asName = ( text: string ): string =>
	text.toLowerCase().replace( /[^\p{L}\p{N}]+/gu, '-' );

/** How many letters have to be changed, added or taken away (Levenshtein). */
function distance( one: string, other: string ): number {
	let row = [ ...other, '' ].map( ( _, place ) => place );
	for ( const [ line, letter ] of [ ...one ].entries() ) {
		row = row.reduce< number[] >(
			( next, above, place ) => [
				...next,
				place === 0
					? line + 1
					: Math.min(
							above + 1,
							( next[ place - 1 ] ?? 0 ) + 1,
							( row[ place - 1 ] ?? 0 ) +
								( other[ place - 1 ] === letter ? 0 : 1 )
						),
			],
			[]
		);
	}
	return row.at( -1 ) ?? 0;
}

/**
 * From 0, the same or one of the words that were written, to 1, nothing in
 * common; where a word is shared, the rest counts half.
 */
function unlikeness( written: string, known: string ): number {
	const words = written.split( '-' );
	if ( words.includes( known ) ) {
		return 0;
	}
	const shared = known
		.split( '-' )
		.some( ( word ) => words.includes( word ) );
	return (
		( distance( written, known ) /
			Math.max( written.length, known.length, 1 ) ) *
		( shared ? 0.5 : 1 )
	);
}

/**
 * The placeholders that somebody may have meant, by name or by label, the most
 * alike first.
 *
 * @see OUTBOX-19
 * @param name    What was written in braces.
 * @param offered What may stand there.
 */
export function alike(
	name: string,
	offered: readonly Placeholder[]
): Placeholder[] {
	const unlike = ( placeholder: Placeholder ): number =>
		Math.min(
			...[ placeholder.name, placeholder.label ].map( ( known ) =>
				unlikeness( asName( name ), asName( known ) )
			)
		);
	return offered
		.map(
			( placeholder ) => [ unlike( placeholder ), placeholder ] as const
		)
		.sort( ( [ one ], [ other ] ) => one - other )
		.slice( 0, OFFERED_INSTEAD )
		.map( ( [ , placeholder ] ) => placeholder );
}

/** What is wrong with a text. */
export interface TextFlaw {
	/** What stands in braces. */
	readonly name: string;
	/** What happens to it, in words. */
	readonly told: string;
	/** What may have been meant, the most alike first. */
	readonly instead: readonly Placeholder[];
}

/**
 * What is wrong with a text: names that nobody knows, which stay in the mail as
 * they are, and such as are left out of it.
 *
 * @see OUTBOX-19
 * @param text      The owner's text.
 * @param offered   What may stand in it.
 * @param mayRepeat Whether it may repeat what a visitor typed.
 */
export function textFlaws(
	text: string,
	offered: readonly Placeholder[],
	mayRepeat = true
): TextFlaw[] {
	const usable = offered.filter( ( { isTyped } ) => mayRepeat || ! isTyped );
	return namesIn( text ).flatMap( ( name ): TextFlaw[] => {
		const isIt = ( known: string ) => known === name.toLowerCase();
		if ( usable.some( ( known ) => isIt( known.name ) ) ) {
			return [];
		}
		const braced = `{${ name }}`;
		if ( offered.some( ( known ) => isIt( known.name ) ) ) {
			const told = sprintf(
				/* translators: %s: a name in braces. */
				__(
					'%s contains the visitor’s own text, so it is left out here.',
					'brolga'
				),
				braced
			);
			return [ { name, told, instead: [] } ];
		}
		const told = FORM.placeholders.some( isIt )
			? /* translators: %s: a name in braces. */
				__( '%s has no value here, so it is left out.', 'brolga' )
			: /* translators: %s: a name in braces. */
				__(
					'%s is not a placeholder of this form. It appears in the email exactly as written.',
					'brolga'
				);
		return [
			{
				name,
				told: sprintf( told, braced ),
				instead: alike( name, usable ),
			},
		];
	} );
}
