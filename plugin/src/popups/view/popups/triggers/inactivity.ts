/**
 * A visitor who does nothing for a while.
 */
import type { Trigger } from '../model';

/** @see POPUP-6 */
export const inactivity: Trigger = ( settings, { type } ) => ( {
	open: ! /^(scroll|event)$/.test( type ) && settings.oninactivity_delays,
} );
