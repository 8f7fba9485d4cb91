/**
 * `@brolga/runtime`: what the view scripts of a page share, loaded once. What
 * only some of them take is in modules of its own: `@brolga/hash`, `@brolga/http`,
 * `@brolga/move`, `@brolga/notices`.
 */
import * as motion from './motion';
import * as scroll from './scroll';

export { config, type Config } from './config';
export { announce, listen, type EventName, type PageEvent } from './events';
export { inView } from './in-view';
export { mount, refresh, teardown } from './mount';
export { firstTime } from './session';
export { motion, scroll };
export type { Mounted, Setup } from './mount';
