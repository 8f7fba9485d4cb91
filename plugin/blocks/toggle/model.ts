/**
 * Everything there is to know about a toggle, without a page.
 */
import type { Action, State } from './types';

/**
 * The state after an action; the same one where nothing happens.
 *
 * @see ACC-6 ACC-7
 * @param state  The state before.
 * @param action What is asked for.
 */
export function reduce( state: State, action: Action ): State {
	switch ( action ) {
		case 'switch':
			return state.moving ? state : { open: ! state.open, moving: true };
		case 'reveal':
			return state.open ? state : { open: true, moving: false };
		case 'rest':
			return { ...state, moving: false };
	}
}
