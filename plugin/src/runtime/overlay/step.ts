/**
 * What lies over the page is a step of the history from the moment it is seen:
 * `@brolga/back`, which knows the way back out of it, comes with the first one.
 *
 * @see SITE-160 SITE-401
 */
import type * as Back from '@brolga/back';

interface Mark {
	readonly brolgaOver?: string;
}

/** As @brolga/back names the steps of this page view. */
const own = String( performance.timeOrigin );

let back: typeof Back | undefined;

/** Whether another page was on its way before the module was there. */
let isLeft = false;

const mark = (): string | undefined =>
	( history.state as Mark | null )?.brolgaOver;

/** Makes the step before the module is there that would. */
function push(): void {
	const state = { ...( history.state as object | null ), brolgaOver: own };
	history[ mark() === undefined ? 'pushState' : 'replaceState' ]( state, '' );
}

/**
 * Makes something that opens and closes a step of the history.
 *
 * @param close Closes it.
 * @return Is told that it has been opened, or closed.
 */
export function stepOf( close: () => unknown ): ( isIn: boolean ) => void {
	return ( isIn ) => {
		if ( back ) {
			back[ isIn ? 'stepIn' : 'stepOut' ]( close );
			return;
		}
		const address = location.href;
		const wait = new AbortController();
		if ( isIn && mark() !== own ) {
			push();
			addEventListener(
				'popstate',
				() => mark() !== own && location.href === address && close(),
				{ signal: wait.signal }
			);
			addEventListener(
				'beforeunload',
				() => {
					isLeft = true;
				},
				{ signal: wait.signal }
			);
		}
		// Resolved by the page's import map.
		import( /* webpackIgnore: true */ '@brolga/back' ).then(
			( module ) => {
				wait.abort();
				back = module;
				// Who went back meanwhile has closed it.
				if ( ! isIn ) {
					back.stepOut( close );
				} else if ( mark() === own ) {
					back.stepIn( close, isLeft );
				}
			},
			// Without it, the way back leaves the page, as ever.
			() => {
				wait.abort();
				if ( isIn && mark() === own ) {
					history.back();
				}
			}
		);
	};
}
