/**
 * When a header's search is there.
 */

/** What happens to it: its button, Escape, or nothing for a while after the focus has left. */
export type Action = 'press' | 'escape' | 'wait';

/**
 * Whether it is open after an action.
 *
 * @see SEARCH-1 SEARCH-2 SEARCH-13
 * @param isOpen  Whether it was.
 * @param action  What has happened.
 * @param focused Whether the focus is in it, for it may have come back.
 */
export const isOpenAfter = (
	isOpen: boolean,
	action: Action,
	focused: boolean
): boolean =>
	action === 'wait' ? isOpen && focused : action === 'press' && ! isOpen;
