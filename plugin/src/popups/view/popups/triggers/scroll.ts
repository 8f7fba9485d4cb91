/**
 * Scrolling so far.
 */
import type { Trigger } from '../model';

/** @see POPUP-4 */
export const scroll: Trigger = (
	{ onscroll_offset: offset, onscroll_offset_units: units },
	{ type, y = 0, max = 0 }
) => ( {
	open:
		type === 'scroll' &&
		( units === 'px' ? y >= offset : y * 100 >= offset * max ) &&
		0,
} );
