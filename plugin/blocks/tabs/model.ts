/**
 * Everything there is to know about tabs, without a page.
 */
import type { Action, State } from './types';

/**
 * The state after an action. An index that does not exist changes nothing;
 * steps wrap around.
 *
 * @see TABS-1 TABS-6 TABS-8
 * @param state  The state before.
 * @param action What is asked for.
 */
export function reduce( state: State, action: Action ): State {
	const index =
		action.type === 'select'
			? action.index
			: ( state.active + action.by + state.count ) % state.count;
	return Number.isInteger( index ) && index >= 0 && index < state.count
		? { ...state, active: index }
		: state;
}

/**
 * What a key means on a tab list, or undefined where it means nothing.
 *
 * @see TABS-8 TABS-9
 * @param key             The event's key.
 * @param layout          How the list is laid out.
 * @param layout.vertical Whether the tabs stand under each other.
 * @param layout.rtl      Whether the text runs from right to left.
 * @param count           How many tabs there are.
 */
export function actionOf(
	key: string,
	layout: { readonly vertical: boolean; readonly rtl: boolean },
	count: number
): Action | undefined {
	const across = layout.rtl
		? [ 'ArrowRight', 'ArrowLeft' ]
		: [ 'ArrowLeft', 'ArrowRight' ];
	const [ back, forth ] = layout.vertical
		? [ 'ArrowUp', 'ArrowDown' ]
		: across;
	switch ( key ) {
		case back:
			return { type: 'step', by: -1 };
		case forth:
			return { type: 'step', by: 1 };
		case 'Home':
			return { type: 'select', index: 0 };
		case 'End':
			return { type: 'select', index: count - 1 };
	}
	return undefined;
}

/**
 * The id of the panel that a plain anchor names.
 *
 * @see TABS-4
 * @param anchor The anchor without `#`.
 */
export const panelId = ( anchor: string ): string =>
	anchor.startsWith( 'tab-' ) ? anchor : `tab-${ anchor }`;
