/**
 * The list, page by page, from the server.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import { messageOf } from '../../rest/message';
import { list, type LeadPage, type LeadQuery } from '../../rest/leads';

/** The list as far as it has come. */
export interface Leads {
	readonly page: LeadPage | undefined;
	readonly loading: boolean;
	/** What went wrong, in the server's words. */
	readonly error: string;
	readonly reload: () => void;
	/** How often it was asked for anew, since leads had changed. */
	readonly round: number;
}

/**
 * Loads a page of the list whenever the query changes. An answer that comes
 * after a newer question is dropped.
 *
 * @param query Which leads.
 */
export function useLeads( query: LeadQuery ): Leads {
	// By its content: whoever asks makes a new object at each drawing.
	const asked = JSON.stringify( query );
	const [ round, setRound ] = useState( 0 );
	const [ state, setState ] = useState< Omit< Leads, 'reload' | 'round' > >( {
		page: undefined,
		loading: true,
		error: '',
	} );

	useEffect( () => {
		let current = true;
		setState( ( known ) => ( { ...known, loading: true } ) );
		list( JSON.parse( asked ) as LeadQuery ).then(
			( page ) =>
				current && setState( { page, loading: false, error: '' } ),
			( error: unknown ) =>
				current &&
				setState( ( known ) => ( {
					...known,
					loading: false,
					error: messageOf( error ),
				} ) )
		);
		return () => {
			current = false;
		};
	}, [ asked, round ] );

	const reload = useCallback( () => setRound( ( known ) => known + 1 ), [] );
	return { ...state, reload, round };
}
