/**
 * Keys that do something on the whole screen.
 */
import { useEffect } from '@wordpress/element';
import { isComposing } from '../../../runtime/composing';

/** What is done by a key. */
export type Keys = Readonly< Record< string, () => void > >;

/** Where letters are letters: fields, menus and windows in front of the screen. */
const TYPING =
	'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="menu"], [role="dialog"]';

const isTyping = ( target: EventTarget | null ): boolean =>
	target instanceof Element && target.closest( TYPING ) !== null;

/**
 * Hears keys, but none that are typed into a field or held with another.
 *
 * @see LEAD-52
 * @param keys What each does.
 */
export function useKeys( keys: Keys ): void {
	useEffect( () => {
		const hear = ( event: KeyboardEvent ): void => {
			const { key, target } = event;
			const act = Object.keys( keys ).includes( key )
				? keys[ key ]
				: undefined;
			if (
				act === undefined ||
				event.defaultPrevented ||
				isComposing( event ) ||
				event.repeat ||
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				isTyping( target )
			) {
				return;
			}
			event.preventDefault();
			act();
		};
		document.addEventListener( 'keydown', hear );
		return () => document.removeEventListener( 'keydown', hear );
	}, [ keys ] );
}
