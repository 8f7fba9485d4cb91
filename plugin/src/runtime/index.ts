/**
 * `@brolga/runtime`: what the view scripts of a page share, loaded once.
 */
import * as hash from './hash';
import * as http from './http';
import * as motion from './motion';
import * as notices from './notices';
import * as scroll from './scroll';

export { config, type Config } from './config';
export { announce, listen, type EventName, type PageEvent } from './events';
export { inView } from './in-view';
export { mount, refresh, teardown } from './mount';
export { firstTime } from './session';
export { hash, http, motion, notices, scroll };
export type { Mounted, Setup } from './mount';

hash.listen();
