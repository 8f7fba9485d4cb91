/**
 * The place, kept in the address.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import { placeOf, queryOf, type Place } from './address';

/**
 * The place shown, and how to go to another.
 *
 * @param names The filters that other plugins add; always the same list.
 */
export function useAddress(
	names: readonly string[]
): [ Place, ( change: Partial< Place >, replace?: boolean ) => void ] {
	const [ place, setAddress ] = useState( () =>
		placeOf( window.location.search, names )
	);

	useEffect( () => {
		const back = (): void =>
			setAddress( placeOf( window.location.search, names ) );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [ names ] );

	const go = useCallback(
		( change: Partial< Place >, replace = false ): void => {
			const next = {
				...placeOf( window.location.search, names ),
				...change,
			};
			const query = queryOf( window.location.search, next );
			window.history[ replace ? 'replaceState' : 'pushState' ](
				null,
				'',
				query
			);
			setAddress( next );
		},
		[ names ]
	);
	return [ place, go ];
}
