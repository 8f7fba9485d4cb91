/**
 * A thank-you page is a generated lead: pushed once for each lead, and where
 * none is known, once a session.
 */
import { LEAD } from '@brolga/contracts';

interface DataLayerWindow {
	dataLayer?: object[];
}

/** The lead the server has just stored: `{lead id}.{form id}` in a cookie. */
function takeKnownLead(): { lead_id: string; form: string } | undefined {
	const [ , lead_id, form ] =
		new RegExp( `(?:^|; )${ LEAD.cookie }=([^.;]+)\\.([^;]*)` ).exec(
			document.cookie
		) ?? [];
	if ( ! lead_id ) {
		return undefined;
	}
	document.cookie = `${ LEAD.cookie }=; path=/; max-age=0`;
	return { lead_id, form: form ?? '' };
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

/** Counts the lead, if this page is one's end. */
export function countLead(): void {
	if ( ! window.location.href.includes( LEAD.thankYou ) ) {
		return;
	}
	const lead = takeKnownLead();
	const anonymous = firstTime( LEAD.cookie );
	if ( ! lead && ! anonymous ) {
		return;
	}
	const page = window as unknown as DataLayerWindow;
	page.dataLayer = page.dataLayer ?? [];
	page.dataLayer.push( {
		event: LEAD.event,
		...( lead && { lead_id: lead.lead_id } ),
	} );
	document.dispatchEvent(
		new CustomEvent( 'brolga:lead', {
			detail: lead ?? { lead_id: '', form: '' },
		} )
	);
}
