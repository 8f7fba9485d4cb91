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

/**
 * What is wrong with a text, in words.
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
): string[] {
	return namesIn( text ).flatMap( ( name ): string[] => {
		const known = offered.find(
			( placeholder ) => placeholder.name === name.toLowerCase()
		);
		if ( known === undefined ) {
			return [
				sprintf(
					/* translators: %s: a name in braces. */
					__( '%s has no value here, so it is left out.', 'brolga' ),
					`{${ name }}`
				),
			];
		}
		return known.isTyped && ! mayRepeat
			? [
					sprintf(
						/* translators: %s: a name in braces. */
						__(
							'%s contains the visitor’s own text, so it is left out here.',
							'brolga'
						),
						`{${ name }}`
					),
				]
			: [];
	} );
}
