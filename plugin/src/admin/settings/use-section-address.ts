/**
 * Which section is shown, kept in the address: `&section=mail`.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';

const PARAMETER = 'section';

const current = (): string =>
	new URLSearchParams( window.location.search ).get( PARAMETER ) ?? '';

/**
 * The address of a section.
 *
 * @param id The section.
 */
export function addressOf( id: string ): string {
	const query = new URLSearchParams( window.location.search );
	query.set( PARAMETER, id );
	return `?${ query.toString() }`;
}

/** The section in the address, empty when there is none, and how to go to another. */
export function useSectionAddress(): [ string, ( id: string ) => void ] {
	const [ place, setAddress ] = useState( current );

	useEffect( () => {
		const back = (): void => setAddress( current() );
		window.addEventListener( 'popstate', back );
		return () => window.removeEventListener( 'popstate', back );
	}, [] );

	const go = useCallback( ( id: string ): void => {
		window.history.pushState( null, '', addressOf( id ) );
		setAddress( id );
	}, [] );
	return [ place, go ];
}
