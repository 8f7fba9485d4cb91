/**
 * What the screen calls things.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Released } from '../../rest/subscribers';

/** Where subscribers stand. */
export const STATUS: Readonly< Record< string, string > > = {
	confirmed: __( 'Confirmed', 'brolga' ),
	pending: __( 'Not confirmed yet', 'brolga' ),
	unsubscribed: __( 'Left', 'brolga' ),
	handed_on: __( 'With the provider', 'brolga' ),
	spam: __( 'Spam', 'brolga' ),
};

/**
 * What became of sign-ups that were taken out of spam.
 *
 * @param outcome          Their numbers.
 * @param outcome.released Those that go on.
 * @param outcome.refused  Those that cannot, for now.
 */
export function released( { released: done, refused }: Released ): string {
	const sentences = [];
	if ( done.length > 0 || refused.length === 0 ) {
		sentences.push(
			sprintf(
				/* translators: %d: a number. */
				_n(
					'%d sign-up goes on as if it had just come in.',
					'%d sign-ups go on as if they had just come in.',
					done.length,
					'brolga'
				),
				done.length
			)
		);
	}
	if ( refused.length > 0 ) {
		sentences.push(
			sprintf(
				/* translators: %d: a number. */
				_n(
					'%d stays here: its address has had enough of our mails for one day. Try it again tomorrow.',
					'%d stay here: their addresses have had enough of our mails for one day. Try them again tomorrow.',
					refused.length,
					'brolga'
				),
				refused.length
			)
		);
	}
	return sentences.join( ' ' );
}
