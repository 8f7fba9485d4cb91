/**
 * The theme's page patterns, and the page that is made of one.
 */
import { useEffect, useState } from '@wordpress/element';
import * as rest from '../../rest/demo';
import type { Pattern } from '../../rest/demo';
import { messageOf } from '../../rest/message';

interface Patterns {
	/** Undefined: still on their way. */
	readonly patterns: readonly Pattern[] | undefined;
	/** The pattern a page is being made of; empty: none. */
	readonly busy: string;
	readonly failure: string;
	/** Makes a page; false when it was not made. */
	readonly make: ( pattern: Pattern, isFront: boolean ) => Promise< boolean >;
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

	const make = async (
		pattern: Pattern,
		isFront: boolean
	): Promise< boolean > => {
		setBusy( pattern.name );
		setFailure( '' );
		try {
			onMade( await rest.makePage( pattern, isFront ) );
			return true;
		} catch ( reason ) {
			setFailure( messageOf( reason ) );
			setBusy( '' );
			return false;
		}
	};
	return { patterns, busy, failure, make };
}
