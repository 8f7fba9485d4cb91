/**
 * Everything there is to know about the sample, without a page.
 */
import type { Action, State } from './types';

/**
 * The state after an action.
 *
 * @param state  The state before.
 * @param action What is asked for.
 */
export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'toggle':
			return { ...state, open: ! state.open };
	}
}
