/**
 * The focus after values were refused.
 */
import { useEffect, useState } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Brings the focus to the first value that was refused.
 *
 * @param panel The form.
 * @return To be called when values were refused.
 */
export function useFocusOnRefusal(
	panel: RefObject< HTMLFormElement >
): () => void {
	const [ refusals, setRefusals ] = useState( 0 );
	useEffect( () => {
		if ( refusals > 0 ) {
			const form = panel.current;
			const first =
				form?.querySelector< HTMLElement >( '[aria-invalid="true"]' ) ??
				form?.querySelector( 'h2' );
			first?.focus();
		}
	}, [ panel, refusals ] );
	return () => setRefusals( ( count ) => count + 1 );
}
