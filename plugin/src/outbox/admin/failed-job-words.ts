/**
 * What is given up is called.
 */
import { __ } from '@wordpress/i18n';
import type { FailedJob } from '../rest';

const KINDS: Readonly< Record< string, string > > = {
	mail: __( 'Notification', 'brolga' ),
	autoreply: __( 'Autoresponder', 'brolga' ),
	reply: __( 'Reply', 'brolga' ),
	tracking: __( 'Report to a tracking service', 'brolga' ),
	webhook: __( 'Webhook', 'brolga' ),
	slack: 'Slack',
	sheet: __( 'Google Sheet', 'brolga' ),
	purge: __( 'Update of cached pages', 'brolga' ),
	provider: __( 'Sign-up for the provider’s list', 'brolga' ),
	digest: __( 'New post emails', 'brolga' ),
	digest_mail: __( 'New post email', 'brolga' ),
};

/**
 * What something is, for the owner.
 *
 * @param job            What was given up.
 * @param job.kind       The kind of its handler.
 * @param job.subscriber Whether it is about a subscriber.
 */
export const nameOf = ( {
	kind,
	subscriber,
}: Pick< FailedJob, 'kind' | 'subscriber' > ): string =>
	kind === 'mail' && subscriber
		? __( 'Subscription email', 'brolga' )
		: ( KINDS[ kind ] ?? kind );

/**
 * What became of a press on the button.
 *
 * @param resent Whether it was this press that put it into the queue.
 */
export const outcome = ( resent: boolean ): string =>
	resent
		? __(
				'This delivery has been queued again and will be sent within a minute or so.',
				'brolga'
			)
		: __(
				'This delivery has already been queued. Reload the page.',
				'brolga'
			);
