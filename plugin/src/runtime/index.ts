/**
 * `@brolga/runtime`: what the view scripts of a page share, loaded once. What
 * only some of them take is in modules of its own: `@brolga/hash`, `@brolga/http`,
 * `@brolga/move`, `@brolga/notices`.
 */
import { onChange, reduced, savesData } from './motion';
import { area, container, within, y } from './scroll';

export { config, type Config } from './config';
export { announce, listen, type EventName, type PageEvent } from './events';
export { inView } from './in-view';
export { mount, refresh, teardown } from './mount';
export { firstTime } from './session';
export type { Mounted, Setup } from './mount';

// Plain objects: modules as objects take the build's own code to define them.
export const motion = { onChange, reduced, savesData };
export const scroll = { area, container, within, y };
