/**
 * The screen's state in its address, so that a view can be shared and the
 * browser's back button works.
 */
import { LEAD, type LeadStatus } from '@brolga/contracts';
import type { LeadFilter } from '../../rest';

/** What is shown. */
export interface Place extends LeadFilter {
	/** The lead that is open; 0: none. */
	readonly lead: number;
}

const isStatus = ( text: string ): text is LeadStatus =>
	( LEAD.statuses as readonly string[] ).includes( text );

const dayOf = ( text: string | null ): string =>
	/^\d{4}-\d{2}-\d{2}$/.test( text ?? '' ) ? String( text ) : '';

/**
 * What an address's query shows.
 *
 * @param query The query, with or without `?`.
 * @param names The filters that other plugins add.
 */
export function placeOf( query: string, names: readonly string[] = [] ): Place {
	const values = new URLSearchParams( query );
	const status = values.get( 'status' ) ?? '';
	const lead = Number( values.get( 'lead' ) );
	return {
		status: isStatus( status ) ? status : '',
		form: values.get( 'form' ) ?? '',
		search: values.get( 'search' ) ?? '',
		from: dayOf( values.get( 'from' ) ),
		to: dayOf( values.get( 'to' ) ),
		source: values.get( 'source' ) ?? '',
		campaign: values.get( 'campaign' ) ?? '',
		path: values.get( 'path' ) ?? '',
		variant: values.get( 'variant' ) ?? '',
		referral: values.get( 'referral' ) ?? '',
		more: Object.fromEntries(
			names.map( ( name ) => [ name, values.get( name ) ?? '' ] )
		),
		lead: Number.isSafeInteger( lead ) && lead > 0 ? lead : 0,
	};
}

/**
 * The query of a place; what is not ours in the address stays.
 *
 * @param query The query of the address now.
 * @param place What is to be shown.
 */
export function queryOf( query: string, { more, ...own }: Place ): string {
	const values = new URLSearchParams( query );
	for ( const [ name, value ] of Object.entries( { ...own, ...more } ) ) {
		if ( value === '' || value === 0 ) {
			values.delete( name );
		} else {
			values.set( name, String( value ) );
		}
	}
	return `?${ values.toString() }`;
}
