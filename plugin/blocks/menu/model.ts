/**
 * Where a key takes the focus in a menu that is a row, by the APG's disclosure
 * navigation.
 *
 * @see MENU-16
 */

/** Where the focus is. */
export interface Place {
	/** Which stop of its list, from 0; -1 for none of them. */
	readonly at: number;
	/** How many stops the list has. */
	readonly count: number;
	/** The row itself, or what is open below an entry of it. */
	readonly level: 'row' | 'below';
	readonly rtl: boolean;
}

/**
 * The stop to go to, where the key means one.
 *
 * @param key   The key's name.
 * @param place Where the focus is.
 */
export function stopOf( key: string, place: Place ): number | undefined {
	const { at, count, level, rtl } = place;
	const [ back, on ] =
		level === 'below'
			? [ 'ArrowUp', 'ArrowDown' ]
			: [ 'ArrowLeft', 'ArrowRight' ];
	const by = level === 'row' && rtl ? -1 : 1;
	switch ( key ) {
		case on:
			return ( at + by + count ) % count;
		case back:
			// From outside of the list, back is its end.
			return ( Math.max( at, 0 ) - by + count ) % count;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
	}
	return undefined;
}
