/**
 * A thank-you page is a generated lead: pushed once for each lead, and where
 * none is known, once a session.
 */
import { LEAD } from '@brolga/contracts';

interface DataLayerWindow {
	dataLayer?: object[];
}

/** A stored lead and the form it came from; empty where they are not known. */
export interface Lead {
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

/**
 * Whether this happens for the first time in this session; also in a browser
 * that keeps nothing.
 *
 * @param key What happens.
 */
function firstTime( key: string ): boolean {
	try {
		const seen = sessionStorage.getItem( key ) !== null;
		sessionStorage.setItem( key, '1' );
		return ! seen;
	} catch {
		return true;
	}
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

const announce = ( detail: Lead ): boolean =>
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
	announce( lead ?? { lead_id: '', form: '' } );
}

/**
 * Tells the page of a lead that one of its forms has just brought, and counts
 * it, unless a thank-you page comes next and does.
 *
 * @see FORM-53 TRACK-2
 * @param lead The lead, as the server's answer names it.
 * @param next Where the visitor goes; empty where they stay.
 */
export function leadStored( lead: Lead, next: string ): void {
	announce( lead );
	if ( ! next.includes( LEAD.thankYou ) ) {
		push( lead.lead_id );
		// This was the visit's lead: a thank-you page seen later is no other.
		firstTime( LEAD.cookie );
	}
}

/**
 * Remembers that what was sent is no lead: a thank-you page that follows counts
 * none for it either.
 *
 * @see SPAM-10
 */
export const noLead = (): void => void firstTime( LEAD.cookie );
