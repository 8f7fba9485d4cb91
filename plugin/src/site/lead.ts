/**
 * A thank-you page is a generated lead: pushed once for each lead, and where
 * none is known, once a session. So is a form that is followed by none.
 */
import { LEAD } from '@brolga/contracts';
import { listen } from '../runtime/events';
import { firstTime } from '../runtime/session';

interface DataLayerWindow {
	dataLayer?: object[];
}

/** A stored lead and the form it came from; empty where they are not known. */
interface Lead {
	readonly lead_id: string;
	readonly form: string;
}

/** The lead the server has just stored: `{lead id}.{form id}` in a cookie. */
function knownLead(): Lead | undefined {
	const [ , lead_id, form ] =
		new RegExp( `(?:^|; )${ LEAD.cookie }=([^.;]+)\\.([^;]*)` ).exec(
			document.cookie
		) ?? [];
	return lead_id ? { lead_id, form: form ?? '' } : undefined;
}

/** Into the data layer, once a lead, and out of the cookie. */
function push( lead_id = '' ): void {
	document.cookie = `${ LEAD.cookie }=; path=/; max-age=0`;
	if ( lead_id && ! firstTime( `${ LEAD.cookie }.${ lead_id }` ) ) {
		return;
	}
	const page = window as unknown as DataLayerWindow;
	page.dataLayer = page.dataLayer ?? [];
	page.dataLayer.push( {
		event: LEAD.event,
		...( lead_id && { lead_id } ),
	} );
}

const tell = ( detail: Lead ): boolean =>
	document.dispatchEvent( new CustomEvent( 'brolga:lead', { detail } ) );

/**
 * Counts the lead, if this page is one's end.
 *
 * @see TRACK-1 TRACK-2 TRACK-3
 */
export function countLead(): void {
	if ( ! window.location.href.includes( LEAD.thankYou ) ) {
		return;
	}
	const lead = knownLead();
	const anonymous = firstTime( LEAD.cookie );
	if ( ! lead && ! anonymous ) {
		return;
	}
	push( lead?.lead_id );
	tell( lead ?? { lead_id: '', form: '' } );
}

/**
 * Tells the page of a lead that one of its forms brings, and counts it, unless
 * a thank-you page comes next and does.
 *
 * @see FORM-53 TRACK-2
 */
export const countForms = (): void =>
	listen( ( { name, data: { lead_id, form = '', redirect = '' } } ) => {
		if ( name !== 'form_sent' || ! lead_id ) {
			return;
		}
		tell( { lead_id, form } );
		if ( ! redirect.includes( LEAD.thankYou ) ) {
			push( lead_id );
			// This was the visit's lead: a thank-you page seen later is no other.
			firstTime( LEAD.cookie );
		}
	} );
