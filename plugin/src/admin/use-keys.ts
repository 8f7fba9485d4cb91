/**
 * Keys that do something on the whole screen, and the list of them.
 */
import { useEffect, useRef } from '@wordpress/element';
import { isComposing } from '../runtime/composing';

/** A key: what it does is what the list of keys says of it. */
export interface Key {
	readonly key: string;
	readonly words: string;
	/** Left out while it has nothing to act on. */
	readonly act?: ( () => void ) | undefined;
}

/** What the parts of the screen have registered, as of their last drawing. */
const registered = new Set< { readonly current: readonly Key[] } >();

/** Where the choice is kept, on this device. */
const STORE = 'brolga-keys';

/** Whether keys are heard; they are until somebody says otherwise. */
export const areKeysOn = (): boolean => {
	try {
		return window.localStorage.getItem( STORE ) !== 'off';
	} catch {
		return true;
	}
};

/**
 * Has keys heard, or not.
 *
 * @param on Whether they are.
 */
export const turnKeys = ( on: boolean ): void => {
	try {
		window.localStorage.setItem( STORE, on ? 'on' : 'off' );
	} catch {
		// Where nothing is stored they stay on.
	}
};

const isLetter = ( { key }: Key ): boolean => /[a-z]/.test( key );

/** All keys of the screen, each once: its own first, then those of all screens. */
export const keysOfScreen = (): readonly Key[] =>
	[
		...new Map(
			Array.from( registered, ( { current } ) => current )
				.flat()
				.map( ( key ) => [ key.key, key ] )
		).values(),
	].sort(
		( one, other ) =>
			Number( isLetter( other ) ) - Number( isLetter( one ) )
	);

/** Where letters are letters: fields, menus and windows in front of the screen. */
const TYPING =
	'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="menu"], [role="dialog"]';

const isTyping = ( target: EventTarget | null ): boolean =>
	target instanceof Element && target.closest( TYPING ) !== null;

const isHeld = ( event: KeyboardEvent ): boolean =>
	event.repeat || event.ctrlKey || event.metaKey || event.altKey;

/**
 * Registers keys of a part of the screen. None is heard that is typed into a
 * field or held with another.
 *
 * @see START-876 LEAD-52
 * @param keys The keys.
 */
export function useKeys( keys: readonly Key[] ): void {
	const own = useRef( keys );
	own.current = keys;
	useEffect( () => {
		const hear = ( event: KeyboardEvent ): void => {
			const act = own.current.find(
				( { key } ) => key === event.key
			)?.act;
			if (
				act === undefined ||
				event.defaultPrevented ||
				isComposing( event ) ||
				isHeld( event ) ||
				isTyping( event.target ) ||
				! areKeysOn()
			) {
				return;
			}
			event.preventDefault();
			act();
		};
		registered.add( own );
		document.addEventListener( 'keydown', hear );
		return () => {
			registered.delete( own );
			document.removeEventListener( 'keydown', hear );
		};
	}, [] );
}
