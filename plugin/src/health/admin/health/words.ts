/**
 * What the screen calls things.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { AuditLine, HealthState } from '../../rest';
import { settingLabel } from './setting-labels';

export const STATE: Readonly< Record< HealthState, string > > = {
	good: __( 'Good', 'brolga' ),
	unchecked: __( 'Not checked yet', 'brolga' ),
	recommended: __( 'Recommended', 'brolga' ),
	critical: __( 'Critical', 'brolga' ),
};

/**
 * The screen in one sentence, as bad as the worst line below it.
 *
 * @param critical    How much is critical.
 * @param recommended How much should be improved.
 * @param failed      How much could not be delivered.
 * @param unchecked   How much waits for somebody to check it.
 */
export function summary(
	critical: number,
	recommended: number,
	failed: number,
	unchecked: number
): string {
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
	if ( failed > 0 ) {
		return sprintf(
			/* translators: %d: a number. */
			_n(
				'%d failed delivery.',
				'%d failed deliveries.',
				failed,
				'brolga'
			),
			failed
		);
	}
	if ( recommended > 0 ) {
		return sprintf(
			/* translators: %d: a number. */
			_n(
				'%d recommended improvement.',
				'%d recommended improvements.',
				recommended,
				'brolga'
			),
			recommended
		);
	}
	if ( unchecked > 0 ) {
		return sprintf(
			/* translators: %d: a number. */
			_n(
				'No problems found. %d check has not been run yet.',
				'No problems found. %d checks have not been run yet.',
				unchecked,
				'brolga'
			),
			unchecked
		);
	}
	return __( 'Everything works.', 'brolga' );
}

/** What is done with several at once. */
const WITH_COUNT: Readonly< Record< string, ( items: number ) => string > > = {
	export_leads: ( items ) =>
		sprintf(
			/* translators: %d: a number. */
			_n( 'Exported %d lead', 'Exported %d leads', items, 'brolga' ),
			items
		),
	change_settings: ( items ) =>
		sprintf(
			/* translators: %d: a number. */
			_n( 'Changed %d setting', 'Changed %d settings', items, 'brolga' ),
			items
		),
	resend_all: ( items ) =>
		sprintf(
			/* translators: %d: a number. */
			_n(
				'Resent %d failed delivery',
				'Resent %d failed deliveries',
				items,
				'brolga'
			),
			items
		),
	release_signups: ( items ) =>
		sprintf(
			/* translators: %d: a number. */
			_n(
				'Marked %d sign-up as not spam',
				'Marked %d sign-ups as not spam',
				items,
				'brolga'
			),
			items
		),
	discard_signups: ( items ) =>
		sprintf(
			/* translators: %d: a number. */
			_n(
				'Deleted %d spam sign-up',
				'Deleted %d spam sign-ups',
				items,
				'brolga'
			),
			items
		),
	export_subscribers: ( items ) =>
		sprintf(
			/* translators: %d: a number. */
			_n(
				'Exported %d subscriber',
				'Exported %d subscribers',
				items,
				'brolga'
			),
			items
		),
};

const WITHOUT_COUNT: Readonly< Record< string, string > > = {
	test_running: __( 'Started an A/B test', 'brolga' ),
	test_stopped: __( 'Stopped an A/B test', 'brolga' ),
	test_archived: __( 'Archived an A/B test', 'brolga' ),
	test_origins: __(
		'Changed which visitors an A/B test leaves out',
		'brolga'
	),
	test_promoted: __( 'Promoted a variant of an A/B test', 'brolga' ),
	export_test: __( 'Exported the results of an A/B test', 'brolga' ),
	export_consents: __(
		'Exported the answers to the consent banner',
		'brolga'
	),
	export_kit: __( 'Exported a kit', 'brolga' ),
	import_kit: __( 'Imported a kit', 'brolga' ),
	import_forms: __( 'Imported forms', 'brolga' ),
	subscribe: __( 'Added a subscriber', 'brolga' ),
	resend_one: __( 'Resent one failed delivery', 'brolga' ),
};

/**
 * What somebody did, in words.
 *
 * @param line        A line of the audit log.
 * @param line.action What was done.
 * @param line.items  With how many.
 */
export const deed = ( { action, items }: AuditLine ): string =>
	WITH_COUNT[ action ]?.( items ) ??
	WITHOUT_COUNT[ action ] ??
	`${ action.replaceAll( '_', ' ' ) } (${ items })`;

/**
 * Which ones, in words: settings by their labels, else what was asked for, by name.
 *
 * @see LEAD-522
 * @param line        A line of the audit log.
 * @param line.action What was done.
 * @param line.filter With what.
 */
export const details = ( { action, filter }: AuditLine ): string => {
	const { section = '', title = section, changed = '' } = filter;
	return action === 'change_settings'
		? `${ title }: ${ changed
				.split( ', ' )
				.map( ( name ) => settingLabel( section, name ) )
				.join( ', ' ) }`
		: Object.entries( filter )
				.map( ( [ name, value ] ) => `${ name }: ${ value }` )
				.join( ' · ' );
};

/**
 * How many mails are on their way once more.
 *
 * @param count How many.
 */
export const queued = ( count: number ): string =>
	sprintf(
		/* translators: %d: a number. */
		_n(
			'%d delivery has been queued again and will be sent within a minute or so.',
			'%d deliveries have been queued again and will be sent within a minute or so.',
			count,
			'brolga'
		),
		count
	);
