/**
 * What the screen calls things.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AuditLine, HealthState } from '../../rest/health';

export const STATE: Readonly< Record< HealthState, string > > = {
	good: __( 'Good', 'brolga' ),
	recommended: __( 'Should be improved', 'brolga' ),
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
				'%d thing needs you now.',
				'%d things need you now.',
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
				'Everything works. %d thing could be better.',
				'Everything works. %d things could be better.',
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
					'Sent %d failed mail again',
					'Sent %d failed mails again',
					items,
					'brolga'
				),
				items
			);
		case 'release_signups':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Took %d sign-up out of spam',
					'Took %d sign-ups out of spam',
					items,
					'brolga'
				),
				items
			);
		case 'discard_signups':
			return sprintf(
				/* translators: %d: a number. */
				_n(
					'Deleted %d sign-up in spam',
					'Deleted %d sign-ups in spam',
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
		case 'test_promoted':
			return __( 'Promoted a variant of an A/B test', 'brolga' );
		case 'export_test':
			return __( 'Exported the results of an A/B test', 'brolga' );
		case 'subscribe':
			return __( 'Put somebody on a list', 'brolga' );
		case 'resend_one':
			return __( 'Sent one thing again', 'brolga' );
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
