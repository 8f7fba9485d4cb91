/**
 * One lead, from the server.
 */
import { useCallback, useEffect, useState } from '@wordpress/element';
import * as rest from '../../rest';
import { messageOf } from '../../../admin/rest/message';

/** Milliseconds between two looks at a reply that waits, and how many there are. */
const LOOK_MS = 5000;
const LOOKS = 6;

/** A lead as far as it is known. */
export interface OneLead {
	readonly lead: rest.Lead | undefined;
	/** What went wrong, in the server's words. */
	readonly error: string;
	readonly busy: boolean;
	/** Shows a lead as it is now. */
	readonly show: ( lead: rest.Lead ) => void;
	/** Waits for an answer and shows it; false when there was none. */
	readonly take: ( answer: Promise< rest.Lead > ) => Promise< boolean >;
	/** Waits for an answer after which there is nothing to show. */
	readonly settle: ( answer: Promise< unknown > ) => Promise< boolean >;
}

const waits = ( lead: rest.Lead | undefined ): boolean =>
	lead?.timeline.some( ( { reply } ) => reply?.mail?.state === 'waiting' ) ??
	false;

/**
 * Reads a lead, and looks again for a while when a reply has just been sent:
 * most mail leaves within seconds.
 *
 * @param id The lead; of another one, another component tells.
 */
export function useLead( id: number ): OneLead {
	const [ lead, show ] = useState< rest.Lead | undefined >();
	const [ error, setError ] = useState( '' );
	const [ busy, setBusy ] = useState( false );
	const [ looks, setLooks ] = useState( 0 );

	const settle = useCallback(
		async ( answer: Promise< unknown > ): Promise< boolean > => {
			setBusy( true );
			setError( '' );
			setLooks( 0 );
			try {
				await answer;
				return true;
			} catch ( reason ) {
				setError( messageOf( reason ) );
				return false;
			} finally {
				setBusy( false );
			}
		},
		[]
	);
	const take = useCallback(
		( answer: Promise< rest.Lead > ) => settle( answer.then( show ) ),
		[ settle ]
	);

	useEffect( () => {
		if ( busy || looks >= LOOKS || ! waits( lead ) ) {
			return undefined;
		}
		let current = true;
		const wait = setTimeout( () => {
			rest.read( id ).then(
				( now ) => {
					if ( current ) {
						show( now );
						setLooks( looks + 1 );
					}
				},
				// The next button that is pressed tells of it.
				() => undefined
			);
		}, LOOK_MS );
		return () => {
			current = false;
			clearTimeout( wait );
		};
	}, [ id, lead, busy, looks ] );

	return { lead, error, busy, show, take, settle };
}
