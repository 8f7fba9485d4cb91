/**
 * Leads. A page that is no lead's end, and whose forms nobody sends, loads
 * nothing for them.
 */
import { LEAD } from '@brolga/contracts';
import { listen } from '../runtime/events';

// Resolved by the page's import map.
const lead = () => import( /* webpackIgnore: true */ '@brolga/lead' );

/**
 * Counts the lead, if this page is one's end. Where that cannot be fetched, the
 * next one counts it.
 *
 * @see TRACK-1
 */
export function countLead(): void {
	if ( location.href.includes( LEAD.thankYou ) ) {
		lead().then(
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
	listen( ( { name, data, wait } ) => {
		if ( name === 'form_sent' && data.lead_id ) {
			const counted = lead().then(
				( { sent } ) => sent( data ),
				() => undefined
			);
			wait?.( counted );
		}
	} );
