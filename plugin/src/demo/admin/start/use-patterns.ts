/**
 * The theme's page patterns, and the page that is made of one.
 */
import { useEffect, useState } from '@wordpress/element';
import * as rest from '../../rest';
import type { Pattern } from '../../rest';
import { messageOf } from '../../../admin/rest/message';
import { findSamples, type Sample } from '../../../content/rest/samples';

interface Patterns {
	/** Undefined: still on their way. */
	readonly patterns: readonly Pattern[] | undefined;
	/** The pattern a page is being made of; empty: none. */
	readonly busy: string;
	readonly failure: string;
	/** What a pattern's page would say that is not the owner's. */
	readonly samplesOf: ( pattern: Pattern ) => Promise< readonly Sample[] >;
	/** Makes a page; false when it was not made. */
	readonly make: (
		pattern: Pattern,
		wish: rest.PageWish
	) => Promise< boolean >;
}

/**
 * Asks for the patterns, once.
 *
 * @param onMade Goes to where a page is edited.
 */
export function usePatterns( onMade: ( page: number ) => void ): Patterns {
	const [ patterns, setPatterns ] = useState< readonly Pattern[] >();
	const [ busy, setBusy ] = useState( '' );
	const [ failure, setFailure ] = useState( '' );

	useEffect( () => {
		rest.pagePatterns()
			.then( setPatterns )
			.catch( ( reason: unknown ) => setFailure( messageOf( reason ) ) );
	}, [] );

	const samplesOf = async ( {
		name,
		content,
	}: Pattern ): Promise< readonly Sample[] > => {
		setBusy( name );
		// Without an answer publishing goes on as ever.
		const samples = await findSamples( content ).catch( () => [] );
		setBusy( '' );
		return samples;
	};
	const make = async (
		pattern: Pattern,
		wish: rest.PageWish
	): Promise< boolean > => {
		setBusy( pattern.name );
		setFailure( '' );
		try {
			onMade( await rest.makePage( pattern, wish ) );
			return true;
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
			setBusy( '' );
			return false;
		}
	};
	return { patterns, busy, failure, samplesOf, make };
}
