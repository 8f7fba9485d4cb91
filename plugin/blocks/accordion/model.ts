/**
 * Everything there is to know about an accordion, without a page.
 */
import type { Action, State } from './types';

/**
 * The state after an action; the same one where nothing happens.
 *
 * @see ACC-1 ACC-2 ACC-3 ACC-7
 * @param state  The state before.
 * @param action What is asked for.
 */
export function reduce( state: State, action: Action ): State {
	if ( action.type === 'rest' ) {
		return { ...state, moving: false };
	}
	const { type, index } = action;
	const isRefused = type === 'select' && state.moving;
	return isRefused ||
		index === state.open ||
		! ( index >= 0 && index < state.count )
		? state
		: { ...state, open: index, moving: type === 'select' };
}

/**
 * Which header has the focus after a key, or -1 where the key means nothing.
 *
 * @see ACC-10
 * @param key   The event's key.
 * @param index Which header has the focus.
 * @param count How many there are.
 */
export function focusAfter(
	key: string,
	index: number,
	count: number
): number {
	switch ( key ) {
		case 'ArrowDown':
			return ( index + 1 ) % count;
		case 'ArrowUp':
			return ( index + count - 1 ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
	}
	return -1;
}
