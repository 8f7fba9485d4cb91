/**
 * What the screen calls things.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AuditLine, HealthState } from '../../rest/health';

export const STATE: Readonly< Record< HealthState, string > > = {
	good: __( 'Good', 'brolga' ),
	recommended: __( 'Recommended', 'brolga' ),
	critical: __( 'Critical', 'brolga' ),
};

/**
 * The screen in one sentence.
 *
 * @param critical    How much is critical.
 * @param recommended How much should be improved.
 */
export function summary( critical: number, recommended: number ): string {
	if ( critical > 0 ) {
		return sprintf(
			/* translators: %d: a number. */
			_n(
				'%d critical issue.',
				'%d critical issues.',
				critical,
				'brolga'
			),
			critical
		);
	}
	if ( recommended > 0 ) {
		return sprintf(
			/* translators: %d: a number. */
			_n(
				'Everything works. %d recommended improvement.',
				'Everything works. %d recommended improvements.',
				recommended,
				'brolga'
			),
			recommended
		);
	}
	return __( 'Everything works.', 'brolga' );
}

/**
 * What somebody did, in words.
 *
 * @param line        A line of the audit log.
 * @param line.action What was done.
 * @param line.items  With how many.
 */
export function deed( { action, items }: AuditLine ): string {
	switch ( action ) {
		case 'export_leads':
			return sprintf(
				/* translators: %d: a number. */
				_n( 'Exported %d lead', 'Exported %d leads', items, 'brolga' ),
				items
			);
		case 'change_settings':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Changed %d setting',
					'Changed %d settings',
					items,
					'brolga'
				),
				items
			);
		case 'resend_all':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Resent %d failed email',
					'Resent %d failed emails',
					items,
					'brolga'
				),
				items
			);
		case 'release_signups':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Marked %d sign-up as not spam',
					'Marked %d sign-ups as not spam',
					items,
					'brolga'
				),
				items
			);
		case 'discard_signups':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Deleted %d spam sign-up',
					'Deleted %d spam sign-ups',
					items,
					'brolga'
				),
				items
			);
		case 'export_subscribers':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Exported %d subscriber',
					'Exported %d subscribers',
					items,
					'brolga'
				),
				items
			);
		case 'test_running':
			return __( 'Started an A/B test again', 'brolga' );
		case 'test_stopped':
			return __( 'Stopped an A/B test', 'brolga' );
		case 'test_archived':
			return __( 'Archived an A/B test', 'brolga' );
		case 'test_origins':
			return __(
				'Changed which visitors an A/B test leaves out',
				'brolga'
			);
		case 'test_promoted':
			return __( 'Promoted a variant of an A/B test', 'brolga' );
		case 'export_test':
			return __( 'Exported the results of an A/B test', 'brolga' );
		case 'export_consents':
			return __( 'Exported the answers to the consent banner', 'brolga' );
		case 'subscribe':
			return __( 'Add subscriber', 'brolga' );
		case 'resend_one':
			return __( 'Resent one failed job', 'brolga' );
		default:
			return `${ action.replaceAll( '_', ' ' ) } (${ items })`;
	}
}

/**
 * Which ones, in words.
 *
 * @param filter What was asked for, by name.
 */
export const details = ( filter: AuditLine[ 'filter' ] ): string =>
	Object.entries( filter )
		.map( ( [ name, value ] ) => `${ name }: ${ value }` )
		.join( ' · ' );
