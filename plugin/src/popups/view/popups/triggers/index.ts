/**
 * What opens popups by themselves, by the names they are stored under.
 *
 * @see EXT-4
 */
import type { Trigger } from '../model';
import { exit } from './exit';
import { inactivity } from './inactivity';
import { load } from './load';
import { scroll } from './scroll';

export const triggers: Record< string, Trigger > = {
	trigger_on_load: load,
	trigger_on_scroll: scroll,
	trigger_on_exit: exit,
	trigger_on_inactivity: inactivity,
};
