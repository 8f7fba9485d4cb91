/**
 * A visitor who is about to leave.
 */
import { isOn, type Trigger } from '../model';

/** How near the pointer comes to the window's top before it leaves. */
const EXIT_PX = 7;

/** A throw that looks for the address bar, not for the line before. */
const THROW_PX = 400;

/** @see POPUP-5 POPUP-23 */
export const exit: Trigger = ( settings, { type, y = 0, back = 0 } ) => ( {
	open:
		( ( type === 'mousemove' && y <= EXIT_PX ) ||
			( isOn( settings.brolga_mobile_exit ) && back >= THROW_PX ) ) &&
		0,
} );
