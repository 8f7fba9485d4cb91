/**
 * `@brolga/back`: the way back as a way out. What lies over the page is a step of
 * the history: going back takes it away and leaves the page where it is; closed
 * otherwise, it takes the step back. Fetched with the first that opens, one for
 * all that can. A page that is being left keeps its step: going back would call
 * off the way to the next one.
 *
 * @see SITE-160 SITE-402 POPUP-19
 */

interface Mark {
	readonly brolgaOver?: string;
}

/** What is open, the last one on top. */
const open = new Set< () => unknown >();
/** Where the page was when the first one opened. */
let address = '';
/** Names the steps of this page view: those of an earlier one mean nothing. */
const own = String( performance.timeOrigin );

const isStep = (): boolean =>
	( history.state as Mark | null )?.brolgaOver !== undefined;

const isOwn = (): boolean =>
	( history.state as Mark | null )?.brolgaOver === own;

/** Whether the step is being taken back, which the browser does in its own time. */
let leaving = false;

/** Whether another page is on its way. */
let isLeft = false;

function push(): void {
	const state = { ...( history.state as object | null ), brolgaOver: own };
	// One that an earlier page view has left behind is taken over.
	history[ isStep() ? 'replaceState' : 'pushState' ]( state, '' );
}

/**
 * Something lies over the page.
 *
 * @param close Closes it.
 * @param left  Whether another page has been on its way since.
 */
export function stepIn( close: () => unknown, left = false ): void {
	if ( ! isOwn() ) {
		leaving = false;
		push();
	}
	// Who opened it may have made the step.
	address = location.href;
	open.add( close );
	isLeft = left;
}

/**
 * It does not any more.
 *
 * @param close What stepIn() was given.
 */
export function stepOut( close: () => unknown ): void {
	if ( open.delete( close ) && ! open.size ) {
		takeBack();
	}
}

function takeBack(): void {
	if ( isOwn() && ! leaving && ! isLeft ) {
		leaving = true;
		history.back();
	}
}

const { navigation } = window as { navigation?: Navigation };
if ( navigation ) {
	navigation.addEventListener( 'navigate', ( event ) => {
		const { destination, downloadRequest } = event as NavigateEvent;
		isLeft =
			! destination.sameDocument &&
			downloadRequest === null &&
			destination.url.startsWith( 'http' );
	} );
} else {
	addEventListener( 'beforeunload', () => {
		isLeft = true;
	} );
}

// From the browser's memory, where the step was kept.
addEventListener( 'pageshow', ( { persisted } ) => {
	isLeft = false;
	if ( persisted && ! open.size ) {
		takeBack();
	}
} );

addEventListener( 'popstate', () => {
	if ( leaving ) {
		leaving = false;
		// Something else was opened meanwhile.
		if ( open.size ) {
			push();
		}
	} else if ( ! open.size ) {
		// What was left behind by a page that went on, in either direction.
		if ( isStep() ) {
			history.back();
		}
	} else if ( ! isOwn() && location.href === address ) {
		open.forEach( ( close ) => close() );
	}
} );
