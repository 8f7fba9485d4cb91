/**
 * `@brolga/runtime`: what the view scripts of a page share, loaded once.
 */
import { awaitGoal } from './goal';
import * as hash from './hash';
import * as http from './http';
import * as motion from './motion';
import * as notices from './notices';

export { config, type Config } from './config';
export { converted } from './goal';
export { inView } from './in-view';
export { leadStored, noLead } from './lead';
export { mount, refresh, teardown } from './mount';
export { hash, http, motion, notices };
export type { Mounted, Setup } from './mount';

hash.listen();
awaitGoal();
