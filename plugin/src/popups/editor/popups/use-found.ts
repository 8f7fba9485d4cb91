/**
 * Posts or terms that are known by their names.
 */
import apiFetch from '@wordpress/api-fetch';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';
import { merged, titled, type Found } from './found';

/** Milliseconds without a key before a search is asked for. */
const TYPING_MS = 300;

const search = async (
	kind: string,
	what: Readonly< Record< string, string > >
): Promise< readonly Found[] > =>
	(
		await apiFetch< readonly Found[] >( {
			path: addQueryArgs( '/wp/v2/search', {
				type: kind,
				subtype: 'any',
				per_page: 50,
				_fields: 'id,title',
				...what,
			} ),
		} )
	).map( ( { id, title } ) => ( { id, title: decodeEntities( title ) } ) );

interface Known {
	readonly known: readonly Found[];
	/** Looks for what has a text in its name. */
	readonly suggest: ( text: string ) => void;
}

/**
 * Learns the names of what was chosen, and of what is looked for.
 *
 * @param kind  Posts or terms.
 * @param value What was chosen.
 */
export function useFound(
	kind: 'post' | 'term',
	value: readonly number[]
): Known {
	const [ known, setKnown ] = useState< readonly Found[] >( [] );
	const learn = useCallback(
		( found: readonly Found[] ): void =>
			setKnown( ( before ) => merged( before, found ) ),
		[]
	);
	const missing = value
		.filter( ( id ) => ! known.some( ( found ) => found.id === id ) )
		.join();
	useEffect( () => {
		let isCurrent = true;
		const ids = missing.split( ',' ).filter( Boolean ).map( Number );
		if ( ids.length > 0 ) {
			search( kind, { include: missing } ).then(
				( found ) => isCurrent && learn( titled( ids, found ) ),
				() => undefined
			);
		}
		return () => {
			isCurrent = false;
		};
	}, [ kind, missing, learn ] );
	const suggest = useDebounce(
		// Always the same one: another would forget what was typed meanwhile.
		useCallback(
			( text: string ) => {
				if ( text.trim() !== '' ) {
					search( kind, { search: text } ).then(
						learn,
						() => undefined
					);
				}
			},
			[ kind, learn ]
		),
		TYPING_MS
	);
	return { known, suggest };
}
