/**
 * Which popup of the page is open, and whose turn it is next.
 *
 * @see POPUP-20
 */

/** Between two popups, and before it is tried again. */
const PAUSE_MS = 600;

/** What closes those that are open, and whether they are modal. */
export const shown = new Map< () => void, boolean >();
const queue: ( () => void )[] = [];
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

/**
 * Lets a popup wait for its turn.
 *
 * @param open Opens it, if it still may.
 */
export function lineUp( open: () => void ): void {
	queue.push( open );
	next( 0 );
}

/**
 * Lets a popup wait no longer.
 *
 * @param open What lineUp() was given.
 * @return Whether it has waited.
 */
export function leaveLine( open: () => void ): boolean {
	const at = queue.indexOf( open );
	return at >= 0 && queue.splice( at, 1 ).length > 0;
}
