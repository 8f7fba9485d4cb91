/**
 * Some time after the page has loaded; closed again later, where the owner says so.
 */
import type { Trigger } from '../model';

/** @see POPUP-3 */
export const load: Trigger = ( settings, { type } ) => ( {
	open: type === 'load' && settings.trigger_delay_start,
	close: settings.trigger_delay_end,
} );
