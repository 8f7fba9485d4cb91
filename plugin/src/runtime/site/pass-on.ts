/**
 * Passes on what is achieved on the page to modules that come later.
 */
import type { PageEvent } from '../events';

/** What hears of it. */
interface Listener {
	readonly hear: ( event: PageEvent ) => unknown;
}

/**
 * Has a module hear of an event, before the visitor goes on. One that cannot be
 * fetched, or fails, keeps nobody.
 *
 * @param event  What was achieved.
 * @param module Hears of it.
 */
export function passOn( event: PageEvent, module: Promise< Listener > ): void {
	const heard = module
		.then( ( { hear } ) => hear( event ) )
		.catch( () => undefined );
	event.wait?.( heard );
}
