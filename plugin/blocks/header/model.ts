/**
 * A header and a page that is scrolled.
 *
 * @see NAV-8 NAV-14
 */

/** A finger that trembles does not hide or show anything. */
const STEP_PX = 6;

export interface State {
	/** How far the page is scrolled. */
	readonly y: number;
	/** Whether it is at the window's top because the page has moved below it. */
	readonly fixed: boolean;
	/** Whether it made way for what is read. */
	readonly away: boolean;
}

/** What holds for the header in this window. */
export interface Place {
	/** From where on it is fixed; undefined where it never is. */
	readonly start: number | undefined;
	readonly height: number;
	/** Whether it makes way while the page moves down. */
	readonly hides: boolean;
}

/**
 * The state after the page was scrolled.
 *
 * @param state What was.
 * @param y     How far the page is scrolled now; less than 0 where it bounces.
 * @param place The header's place.
 */
export function scrolled( state: State, y: number, place: Place ): State {
	const { start, height, hides } = place;
	const fixed = start !== undefined && y > start;
	if ( ! fixed || ! hides || y <= start + height ) {
		return { y, fixed, away: false };
	}
	return Math.abs( y - state.y ) < STEP_PX
		? { ...state, fixed }
		: { y, fixed, away: y > state.y };
}
