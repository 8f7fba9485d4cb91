/**
 * What the screen calls things.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Discarded, Released } from '../../rest/subscribers';

/** Where subscribers stand. */
export const STATUS: Readonly< Record< string, string > > = {
	confirmed: __( 'Confirmed', 'brolga' ),
	pending: __( 'Pending', 'brolga' ),
	unsubscribed: __( 'Unsubscribed', 'brolga' ),
	handed_on: __( 'Sent to provider', 'brolga' ),
	spam: __( 'Spam', 'brolga' ),
};

/** What is pressed when somebody is sure to delete. */
export const SURE = __( 'Delete permanently, with proof of consent', 'brolga' );

/**
 * How many sign-ups were deleted.
 *
 * @param outcome         What the server says.
 * @param outcome.deleted How many.
 */
export const discarded = ( { deleted }: Discarded ): string =>
	sprintf(
		/* translators: %d: a number. */
		_n( '%d sign-up deleted.', '%d sign-ups deleted.', deleted, 'brolga' ),
		deleted
	);

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
					'%d sign-up marked as not spam.',
					'%d sign-ups marked as not spam.',
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
					'%d sign-up is still marked as spam, because its address has received too many emails or its list no longer exists. Try again later, or delete the sign-up if its list no longer exists.',
					'%d sign-ups are still marked as spam, because their addresses have received too many emails or their lists no longer exist. Try again later, or delete the sign-ups whose lists no longer exist.',
					refused.length,
					'brolga'
				),
				refused.length
			)
		);
	}
	return sentences.join( ' ' );
}
