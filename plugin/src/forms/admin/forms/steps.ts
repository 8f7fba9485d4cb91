/**
 * What the steps of a report are called.
 */
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Period } from '../../rest';

/**
 * What a step is called.
 *
 * @param day    Its first day.
 * @param period How long the steps are.
 */
export const stepName = ( day: string, period: Period ): string => {
	const name = dateI18n(
		period === '12m' ? 'F Y' : getSettings().formats.date,
		`${ day }T00:00:00`,
		undefined
	);
	return period === '90d'
		? /* translators: %s: a date. */
			sprintf( __( 'Week from %s', 'brolga' ), name )
		: name;
};
