/**
 * The rules of a contact form, as the server holds them too.
 */
import { EMAIL, FORM } from '@brolga/contracts';
import type { Complain } from '../../src/forms/view/checks';
import type { Section } from '../../src/forms/view/errors';
import { trim } from '../../src/forms/view/text';
import type {
	Address,
	Attempt,
	Descriptor,
	Field,
	Problem,
	Words,
} from './types';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/**
 * Judges an address. One that is empty, or only repeats the field's label, is
 * not checked.
 *
 * @see EMAIL-1 EMAIL-2 EMAIL-3 EMAIL-4 EMAIL-5 EMAIL-6 EMAIL-7 EMAIL-8
 * @param typed As the visitor typed it.
 * @param label The field's label.
 */
export function address( typed: string, label: string ): Address {
	const value = trim( typed ).toLowerCase();
	if ( value === '' || value === trim( label ).toLowerCase() ) {
		return { checked: false, valid: true, value };
	}
	const at = value.indexOf( '@' );
	const labels = value.slice( at + 1 ).split( '.' );
	const valid =
		[ ...value ].length >= EMAIL.minLength &&
		at > 0 &&
		LOCAL.test( value.slice( 0, at ) ) &&
		labels.length > 1 &&
		labels.every( ( part ) => LABEL.test( part ) );
	return { checked: true, valid, value };
}

/** Choosing or ticking is an answer, whatever the choice is called. */
const CHOICES = [
	'radio',
	'checkbox',
	'booleancheckbox',
	'select',
	'hidden',
	'consent',
];

/** @see FORM-9 FORM-10 FORM-12 */
function isEmpty( { type, label, values }: Field ): boolean {
	const [ typed = '' ] = values;
	if ( type === 'email' ) {
		return ! address( typed, label ).checked;
	}
	const nothing = CHOICES.includes( type ) ? [ '' ] : [ '', trim( label ) ];
	return nothing.includes( trim( typed ) );
}

/**
 * What counts of a field where others depend on it, as the server takes it.
 *
 * @see COND-5
 * @param field The field with what the visitor typed and chose.
 */
export function answerOf( field: Field ): readonly string[] {
	if ( isEmpty( field ) ) {
		return [];
	}
	return field.type === 'email'
		? field.values.map( ( typed ) => address( typed, '' ).value )
		: field.values;
}

/**
 * What is wrong with the fields of a form, in their order; nothing is with
 * those that are not asked.
 *
 * @see FORM-9 FORM-11 FORM-16 FIELD-4 COND-9
 * @param fields   The fields with what the visitor typed and chose.
 * @param complain Judges by the owner's limits; without it the server alone does.
 */
export function validate(
	fields: readonly Field[],
	complain: Complain = () => ''
): Problem[] {
	return fields.flatMap( ( field ): Problem[] => {
		const { id, required, type, values } = field;
		if ( field.hidden ) {
			return [];
		}
		if ( isEmpty( field ) ) {
			return required && ! id.startsWith( FORM.numberFieldPrefix )
				? [ { id, key: 'fill_message' } ]
				: [];
		}
		const [ typed = '' ] = values;
		// EMAIL-260: other letters are the server's to judge, which knows their domains.
		if (
			type === 'email' &&
			/^[ -~]+$/.test( typed ) &&
			! address( typed, field.label ).valid
		) {
			return [ { id, key: 'invalid' } ];
		}
		const reason = field.said || complain( field.checks, trim( typed ) );
		return reason ? [ { id, key: 'invalid', reason } ] : [];
	} );
}

/**
 * What the visitor reads above the form: missing fields first, then others.
 *
 * @see FORM-13 FORM-14 FORM-15
 * @param fields   The fields of the form.
 * @param problems What is wrong with them.
 * @param words    The form's words.
 */
export function summary(
	fields: readonly Field[],
	problems: readonly Problem[],
	words: Words
): Section[] {
	const line = ( { id, key, reason = words[ key ] }: Problem ) => {
		const field = fields.find( ( other ) => other.id === id );
		const { type = '', label = '', target = '' } = field ?? {};
		return {
			label:
				label ||
				words[ type === 'checkbox' ? 'wrong_checkbox' : 'captcha' ],
			target,
			reason: key === 'fill_message' ? '' : reason,
		};
	};
	const section = ( heading: string, isMissing: boolean ): Section => ( {
		heading,
		lines: problems
			.filter( ( { key } ) => ( key === 'fill_message' ) === isMissing )
			.map( line ),
	} );
	return [
		section( words.fill_message, true ),
		section( words.contact_error_message, false ),
	].filter( ( { lines } ) => lines.length );
}

/**
 * Whether an answer is the sum, written as people write it.
 *
 * @see CAPTCHA-2 CAPTCHA-7
 * @param sum   The two numbers, as the control has them.
 * @param typed The answer.
 */
export const isSum = (
	{ first_digit, second_digit }: Readonly< DOMStringMap >,
	typed: string
): boolean =>
	trim( typed ) === `${ Number( first_digit ) + Number( second_digit ) }`;

/**
 * What hinders the sending. A wrong sum hinders nothing: another comes from the
 * server alone, which judges the rest too.
 *
 * @see CAPTCHA-3 CAPTCHA-8
 * @param fields   The fields of the form.
 * @param sum      The sum's input, where there is one.
 * @param complain Judges by the owner's limits.
 */
export const hindrances = (
	fields: readonly Field[],
	sum: Pick< HTMLInputElement, 'dataset' | 'value' > | null,
	complain: Complain | undefined
): Problem[] =>
	sum?.value.trim() && ! isSum( sum.dataset, sum.value )
		? []
		: validate( fields, complain );

/**
 * The list that goes along with a submission.
 *
 * @see FORM-6
 * @param fields The fields of the form.
 */
export const descriptors = ( fields: readonly Field[] ): Descriptor[] =>
	fields
		.filter( ( { type } ) => type !== 'captcha' )
		.map( ( { id, originalId, required, type, label } ) => ( {
			field_id: id,
			original_id: originalId,
			required_mark: required ? 'required' : 'not_required',
			field_type: type,
			field_label: label,
		} ) );

/** The largest prime below 2³²: products stay exact. */
const PRIME = 4_294_967_291;

/** A short text that two different texts hardly ever share. */
const digest = ( text: string ): string =>
	[ 31, 65_599 ]
		.map( ( factor ) =>
			[ ...text ].reduce(
				( sum, sign ) =>
					( sum * factor + ( sign.codePointAt( 0 ) ?? 0 ) ) % PRIME,
				text.length
			)
		)
		.join( '.' );

/**
 * What tells two bodies apart, as the server does: by what the visitor typed
 * and chose in the owner's fields. No word of it can be read from this.
 *
 * @see LEAD-4
 * @param fields The fields of the form.
 */
export const bodyOf = ( fields: readonly Field[] ): string =>
	digest(
		JSON.stringify(
			fields
				.filter( ( { type } ) => type !== 'captcha' )
				.map( ( { id, values } ) => [ id, values ] )
		)
	);

/**
 * The next attempt to send: the same key for the same body, so that a retry is
 * no second message, and a new key for another body.
 *
 * @see LEAD-3 LEAD-4 LEAD-5
 * @param last   The attempt before, if there was one.
 * @param body   What bodyOf() made.
 * @param newKey Makes a key.
 */
export const attempt = (
	last: Attempt | undefined,
	body: string,
	newKey: () => string
): Attempt =>
	last?.key && last.body === body ? last : { body, key: newKey() };
