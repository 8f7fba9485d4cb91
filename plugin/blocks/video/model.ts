/**
 * Everything there is to know about a video, without a page.
 */
import type { Action, Change, State } from './types';

/**
 * The state after an action, and what the page has to do about it. A video is
 * started once and told of once, however often it is pressed and plays.
 *
 * @see VIDEO-1 VIDEO-10
 * @param state  The state before.
 * @param action What happened.
 */
export function reduce( state: State, action: Action ): Change {
	switch ( action ) {
		case 'press':
			return state.started
				? { state, effects: [] }
				: { state: { ...state, started: true }, effects: [ 'start' ] };
		case 'refuse':
			return { state, effects: [ 'uncover' ] };
		case 'play':
			return state.told
				? { state, effects: [] }
				: {
						state: { started: true, told: true },
						effects: [ 'uncover', 'tell' ],
					};
	}
}
