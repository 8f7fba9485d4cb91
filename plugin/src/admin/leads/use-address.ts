/**
 * The place, kept in the address.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import { placeOf, queryOf, type Place } from './address';

/** The place shown, and how to go to another. */
export function useAddress(): [
	Place,
	( change: Partial< Place >, replace?: boolean ) => void,
] {
	const [ place, setAddress ] = useState( () =>
		placeOf( window.location.search )
	);

	useEffect( () => {
		const back = (): void =>
			setAddress( placeOf( window.location.search ) );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [] );

	const go = useCallback(
		( change: Partial< Place >, replace = false ): void => {
			const next = { ...placeOf( window.location.search ), ...change };
			const query = queryOf( window.location.search, next );
			window.history[ replace ? 'replaceState' : 'pushState' ](
				null,
				'',
				query
			);
			setAddress( next );
		},
		[]
	);
	return [ place, go ];
}
