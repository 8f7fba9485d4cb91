/**
 * The screen's state in its address, so that a view can be shared and the
 * browser's back button works.
 */
import { LEAD, type LeadStatus } from '@brolga/contracts';

/** What is shown. */
export interface Place {
	readonly status: LeadStatus | '';
	readonly form: string;
	readonly search: string;
	/** The lead that is open; 0: none. */
	readonly lead: number;
}

const isStatus = ( text: string ): text is LeadStatus =>
	( LEAD.statuses as readonly string[] ).includes( text );

/**
 * What an address's query shows.
 *
 * @param query The query, with or without `?`.
 */
export function placeOf( query: string ): Place {
	const values = new URLSearchParams( query );
	const status = values.get( 'status' ) ?? '';
	const lead = Number( values.get( 'lead' ) );
	return {
		status: isStatus( status ) ? status : '',
		form: values.get( 'form' ) ?? '',
		search: values.get( 'search' ) ?? '',
		lead: Number.isSafeInteger( lead ) && lead > 0 ? lead : 0,
	};
}

/**
 * The query of a place; what is not ours in the address stays.
 *
 * @param query The query of the address now.
 * @param place What is to be shown.
 */
export function queryOf( query: string, place: Place ): string {
	const values = new URLSearchParams( query );
	for ( const [ name, value ] of Object.entries( place ) ) {
		if ( value === '' || value === 0 ) {
			values.delete( name );
		} else {
			values.set( name, String( value ) );
		}
	}
	return `?${ values.toString() }`;
}
