/**
 * A page of the subscribers that a filter leaves.
 */
import { useEffect, useState } from '@wordpress/element';
import { messageOf } from '../../rest/message';
import * as rest from '../../rest/subscribers';
import type { SubscriberPage } from '../../rest/subscribers';

interface Found {
	readonly page: SubscriberPage | undefined;
	readonly error: string;
	readonly setError: ( error: string ) => void;
}

/**
 * Reads a page, again with each round. An answer that comes after the next
 * question is not heard.
 */
export function useSubscribers(
	list: string,
	status: string,
	search: string,
	after: number,
	round: number
): Found {
	const [ page, setPage ] = useState< SubscriberPage >();
	const [ error, setError ] = useState( '' );
	useEffect( () => {
		let current = true;
		rest.list( { list, status, search, after } ).then(
			( fresh ) => {
				if ( current ) {
					setPage( fresh );
					setError( '' );
				}
			},
			( reason: unknown ) => current && setError( messageOf( reason ) )
		);
		return () => {
			current = false;
		};
	}, [ list, status, search, after, round ] );
	return { page, error, setError };
}
