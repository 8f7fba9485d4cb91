/**
 * `@brolga/runtime` of a page with placeholders: the same, once every test has
 * answered. Whatever imports it waits.
 *
 * @see AB-19
 */
import { settle } from './placeholders';

// One test that fails in a way of its own stops no module of the page.
await settle().catch( () => undefined );

export {
	announce,
	config,
	firstTime,
	inView,
	listen,
	motion,
	mount,
	refresh,
	scroll,
	teardown,
} from '@brolga/runtime-now';
