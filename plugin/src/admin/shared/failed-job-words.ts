/**
 * What is given up is called.
 */
import { __ } from '@wordpress/i18n';
import type { FailedJob } from '../../rest/failed-jobs';

const KINDS: Readonly< Record< string, string > > = {
	mail: __( 'Mail to you', 'brolga' ),
	autoreply: __( 'Answer to the visitor', 'brolga' ),
	webhook: __( 'Message to another server', 'brolga' ),
	provider: __( 'Sign-up on its way to the provider', 'brolga' ),
	digest: __( 'Mails about new posts', 'brolga' ),
	digest_mail: __( 'Mail about new posts', 'brolga' ),
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
		? __( 'Mail about the subscription', 'brolga' )
		: ( KINDS[ kind ] ?? kind );

/**
 * What became of a press on the button.
 *
 * @param resent Whether it was this press that put it into the queue.
 */
export const outcome = ( resent: boolean ): string =>
	resent
		? __(
				'It is in the queue again and leaves within a minute or so.',
				'brolga'
			)
		: __( 'It was on its way already.', 'brolga' );
