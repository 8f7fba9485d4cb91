/**
 * Everything there is to know about the sample, without a page.
 */

/** Whether the content is to be seen. */
export interface State {
	readonly open: boolean;
}

/** What a visitor can ask for. */
export type Action = { readonly type: 'toggle' };

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
