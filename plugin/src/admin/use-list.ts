/**
 * A list, page by page, from the server.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import { messageOf } from './rest/message';

/** A list as far as it has come. */
export interface Listed< Page > {
	readonly page: Page | undefined;
	readonly loading: boolean;
	/** What went wrong, in the server's words. */
	readonly error: string;
	readonly reload: () => void;
	/** How often it was asked for anew, since something in it had changed. */
	readonly round: number;
}

/**
 * Loads a page of a list whenever the query changes. An answer that comes after
 * a newer question is dropped.
 *
 * @param ask   Asks the server.
 * @param query What for.
 */
export function useList< Query extends object, Page >(
	ask: ( query: Query ) => Promise< Page >,
	query: Query
): Listed< Page > {
	// By its content: whoever asks makes a new object at each drawing.
	const asked = JSON.stringify( query );
	const [ round, setRound ] = useState( 0 );
	const [ state, setState ] = useState<
		Omit< Listed< Page >, 'reload' | 'round' >
	>( { page: undefined, loading: true, error: '' } );

	useEffect( () => {
		let current = true;
		setState( ( known ) => ( { ...known, loading: true } ) );
		ask( JSON.parse( asked ) as Query ).then(
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
	}, [ ask, asked, round ] );

	const reload = useCallback( () => setRound( ( known ) => known + 1 ), [] );
	return { ...state, reload, round };
}
