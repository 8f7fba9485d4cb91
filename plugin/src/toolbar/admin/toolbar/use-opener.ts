/**
 * The button that has opened a popup.
 */
import { useCallback, useEffect, useRef } from '@wordpress/element';
import type { PageEvent } from '../../../runtime/events';

interface Opener {
	/** The id of the popup's element. */
	readonly element: string;
	readonly button: HTMLElement;
}

/**
 * Gives the focus back to a button when the popup that it opened is closed: the
 * link that the page took for its opener is gone.
 *
 * @param host The toolbar.
 * @return Remembers a button.
 */
export function useOpener( host: HTMLElement ): ( opener: Opener ) => void {
	const opener = useRef< Opener >();
	useEffect( () => {
		const signal = new AbortController();
		document.addEventListener(
			'brolga:event',
			( event ) => {
				const { detail } = event as CustomEvent< PageEvent >;
				const by = opener.current;
				if (
					by &&
					detail.name === 'popup_closed' &&
					detail.source === by.element
				) {
					opener.current = undefined;
					if ( ! host.hidden ) {
						by.button.focus();
					}
				}
			},
			{ signal: signal.signal }
		);
		return () => signal.abort();
	}, [ host ] );

	return useCallback( ( by ) => {
		opener.current = by;
	}, [] );
}
