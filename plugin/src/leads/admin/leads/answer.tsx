/**
 * What a visitor answered, so that an owner can act on it at once.
 */
import type { LeadField } from '../../rest';

/** The shortest number that can be rung, by its digits. */
const MIN_DIGITS = 3;

/**
 * Where an answer leads: an email address to the mail program, a telephone
 * number to the telephone. Of a number, only what can be dialled goes into the
 * link, whatever the visitor wrote.
 *
 * @see LEAD-44
 * @param type Of the field.
 * @param text What was answered.
 * @return The address; empty: it is only to be read.
 */
export function reachAt( type: string, text: string ): string {
	const answer = text.trim();
	if ( type === 'email' && /^[^\s@]+@[^\s@]+$/.test( answer ) ) {
		return `mailto:${ encodeURIComponent( answer ).replace( '%40', '@' ) }`;
	}
	// An extension is dialled by hand, once somebody answers.
	const [ number = '' ] = answer.split( /ext|x|#|,|;|\//i );
	const digits = number.replace( /\D/g, '' );
	return type === 'tel' && digits.length >= MIN_DIGITS
		? `tel:${ number.trim().startsWith( '+' ) ? '+' : '' }${ digits }`
		: '';
}

/** An answer in the visitor's words. */
export const Answer = ( {
	field: { type, text },
}: {
	readonly field: LeadField;
} ) => {
	const href = reachAt( type, text );
	return href === '' ? (
		<span className="brolga-lead__value" dir="auto">
			{ text || '—' }
		</span>
	) : (
		<a href={ href }>
			<bdi>{ text }</bdi>
		</a>
	);
};
