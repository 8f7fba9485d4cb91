/**
 * What the screen calls things.
 */
import { __ } from '@wordpress/i18n';

/** Where subscribers stand. */
export const STATUS: Readonly< Record< string, string > > = {
	confirmed: __( 'Confirmed', 'brolga' ),
	pending: __( 'Not confirmed yet', 'brolga' ),
	unsubscribed: __( 'Left', 'brolga' ),
	handed_on: __( 'With the provider', 'brolga' ),
	spam: __( 'Spam', 'brolga' ),
};
