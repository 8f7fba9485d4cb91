/**
 * `@brolga/lead`: a thank-you page is a generated lead: pushed once for each lead,
 * and where none is known, once a session. So is a form that is followed by none.
 */
import { LEAD } from '@brolga/contracts';
import { config } from '../../../runtime/config';
import type { PageEvent } from '../../../runtime/events';
import { firstTime } from '../../../runtime/session';

interface DataLayerWindow {
	dataLayer?: object[];
}

/** The leads that were counted, for all tabs until the browser is closed: `~7~9`; `~` alone: one that nobody knows. */
const COUNTED = `${ LEAD.cookie }s`;

const cookie = ( name: string ): string =>
	new RegExp( `(?:^| )${ name }=([^;]*)` ).exec( document.cookie )?.[ 1 ] ??
	'';

/**
 * Into the data layer, once a lead, and out of the cookie. Of a visit that is
 * told nobody, the data layer hears nothing either.
 *
 * @param lead_id The lead; empty where none is known.
 * @return Whether it was counted.
 */
function push( lead_id: string ): boolean {
	const counted = cookie( COUNTED );
	document.cookie = `${ LEAD.cookie }=;path=/;max-age=0`;
	if ( lead_id && counted.split( '~' ).includes( lead_id ) ) {
		return false;
	}
	document.cookie = `${ COUNTED }=${ counted }~${ lead_id };path=/${
		location.protocol === 'https:' ? ';secure' : ''
	}`;
	if ( config< { mute: boolean } >().mute ) {
		return true;
	}
	( ( window as DataLayerWindow ).dataLayer ??= [] ).push( {
		event: LEAD.event,
		...( lead_id && { lead_id } ),
	} );
	return true;
}

const tell = ( lead_id: string, form: string ): boolean =>
	document.dispatchEvent(
		new CustomEvent( 'brolga:lead', { detail: { lead_id, form } } )
	);

/**
 * Counts the lead of a thank-you page. One that another tab has counted is known
 * there, and is no further one here.
 *
 * @see TRACK-1 TRACK-2 TRACK-3 TRACK-10 TRACK-12
 */
export function arrived(): void {
	// The lead the server has just stored: `{lead id}.{form id}`.
	const [ lead_id, form = '' ] = cookie( LEAD.cookie ).split( '.' ) as [
		string,
		string?,
	];
	if (
		( lead_id || ( firstTime( LEAD.cookie ) && ! cookie( COUNTED ) ) ) &&
		push( lead_id )
	) {
		tell( lead_id, form );
	}
}

/**
 * Tells the page of a lead that one of its forms brings, and counts it, unless
 * a thank-you page comes next and does.
 *
 * @see FORM-53 TRACK-2
 * @param data What the form says of it.
 */
export function hear( { data }: PageEvent ): void {
	const { lead_id = '', form = '', redirect = '' } = data;
	if ( redirect.includes( LEAD.thankYou ) || push( lead_id ) ) {
		tell( lead_id, form );
	}
}
