/**
 * Which popup of the page is open, and whose turn it is next.
 *
 * @see POPUP-20
 */

/** Between two popups, and before it is tried again. */
const PAUSE_MS = 600;

/** What closes those that are open, and whether they are modal. */
export const shown = new Map< () => void, boolean >();
export const queue: ( () => void )[] = [];
let turn: ReturnType< typeof setTimeout > | undefined;

/** Opens whose turn it is, once nothing else lies over the page and somebody sees it. */
export function next( ms = PAUSE_MS ): void {
	clearTimeout( turn );
	turn = setTimeout( () => {
		if (
			! shown.size &&
			! document.hidden &&
			! Number( document.documentElement.dataset.brolgaStill )
		) {
			queue.shift()?.();
		}
		if ( queue.length ) {
			next();
		}
	}, ms );
}
