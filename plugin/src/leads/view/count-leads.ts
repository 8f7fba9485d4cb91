/**
 * Leads. A page that is no lead's end, and whose forms nobody sends, loads
 * nothing for them.
 */
import { LEAD } from '@brolga/contracts';
import { listen } from '../../runtime/events';
import { passOn } from '../../runtime/site/pass-on';

/**
 * Counts the lead, if this page is one's end. Where that cannot be fetched, the
 * next one counts it.
 *
 * @see TRACK-1
 */
export function countLead(): void {
	if ( location.href.includes( LEAD.thankYou ) ) {
		// Resolved by the page's import map.
		import( /* webpackIgnore: true */ '@brolga/lead' ).then(
			( { arrived } ) => arrived(),
			() => undefined
		);
	}
}

/**
 * Has the leads counted that forms of the page bring.
 *
 * @see FORM-53
 */
export const countForms = (): void =>
	listen( ( event ) => {
		if ( event.name === 'form_sent' && event.data.lead_id ) {
			passOn( event, import( /* webpackIgnore: true */ '@brolga/lead' ) );
		}
	} );
