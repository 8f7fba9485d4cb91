/**
 * The forms of this site and their numbers.
 */
import { useEffect, useState } from '@wordpress/element';
import { report, type FormReport, type Period } from '../../rest/forms';
import { messageOf } from '../../rest/message';

interface Forms {
	readonly shown: FormReport | undefined;
	readonly error: string;
}

/**
 * Asks for the numbers of a period; those of another are shown until they come.
 *
 * @param period Which.
 */
export function useForms( period: Period ): Forms {
	const [ shown, setShown ] = useState< FormReport >();
	const [ error, setError ] = useState( '' );

	useEffect( () => {
		let current = true;
		report( period ).then(
			( fresh ) => {
				if ( current ) {
					setShown( fresh );
					setError( '' );
				}
			},
			( reason: unknown ) => current && setError( messageOf( reason ) )
		);
		return () => {
			current = false;
		};
	}, [ period ] );
	return { shown, error };
}
