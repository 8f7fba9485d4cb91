/**
 * What the numbers of a form say.
 */
import type { FormLine } from '../../rest';

const sum = ( numbers: readonly number[] ): number =>
	numbers.reduce( ( total, number ) => total + number, 0 );

/** A form in three numbers. */
export interface Totals {
	readonly sent: number;
	readonly begun: number;
	/**
	 * The share of those who began and sent, 0 to 1. Null where nobody is known
	 * to have begun, or fewer than have sent: visitors without scripts are not
	 * counted when they begin, and a share of more than all says nothing.
	 */
	readonly share: number | null;
}

/**
 * Adds a form's steps up.
 *
 * @param form The form.
 */
export function totals( form: Pick< FormLine, 'sent' | 'begun' > ): Totals {
	const sent = sum( form.sent );
	const begun = sum( form.begun );
	return {
		sent,
		begun,
		share: begun >= sent && begun > 0 ? sent / begun : null,
	};
}

/**
 * Whether somebody has begun or sent a form in the period.
 *
 * @param form What was counted.
 */
export const isUsed = ( form: Pick< FormLine, 'sent' | 'begun' > ): boolean => {
	const { sent, begun } = totals( form );
	return sent + begun > 0;
};
