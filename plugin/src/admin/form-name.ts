/**
 * What a form is called on every screen. The server tells its own name or that
 * of its page; where both are gone, its uid tells it from others.
 */
import { __, sprintf } from '@wordpress/i18n';

/**
 * @see LEAD-55
 * @param uid  The form's uid.
 * @param name Its name; may be empty.
 */
export const formName = ( uid: string, name: string ): string =>
	name ||
	/* translators: %s: the short mark of a form. */
	sprintf( __( 'Untitled form (%s)', 'brolga' ), uid );
