/**
 * Moments as the site writes them.
 */
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

/**
 * The full date and time, on the site's clock and as its settings write them:
 * WordPress's own format for both together is the language's, not the site's.
 *
 * @see LEAD-49 LEAD-521
 * @param iso ISO 8601 in UTC.
 */
export const exactly = ( iso: string ): string => {
	const { date, time } = getSettings().formats;
	return sprintf(
		/* translators: 1: a date, 2: a time of day. */
		__( '%1$s at %2$s', 'brolga' ),
		dateI18n( date, iso, undefined ),
		dateI18n( time, iso, undefined )
	);
};
