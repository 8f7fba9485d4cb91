/**
 * The way back as a way out: a popup that the back button closes is a step of
 * the history, which goes when the popup is closed otherwise.
 *
 * The step bears its own address, because those who write the hash take the
 * state of the step before along: theirs is no popup's.
 *
 * @see POPUP-19 HASH-7
 */

interface Mark {
	readonly brolgaPopup?: string;
}

/** The popups that are open and that the back button closes. */
const open = new Set< () => void >();
let address = '';

const isStep = (): boolean =>
	( history.state as Mark | null )?.brolgaPopup === location.href;

/**
 * A popup has been opened.
 *
 * @param close Closes it.
 */
export function stepIn( close: () => void ): void {
	address = location.href;
	// Another popup's, or this page's before it was loaded anew.
	if ( ! isStep() ) {
		history.pushState(
			{ ...( history.state as object | null ), brolgaPopup: address },
			''
		);
	}
	open.add( close );
}

/**
 * A popup has been closed.
 *
 * @param close What stepIn() was given.
 */
export function stepOut( close: () => void ): void {
	if ( open.delete( close ) && ! open.size && isStep() ) {
		history.back();
	}
}

addEventListener( 'popstate', () => {
	if ( ! open.size ) {
		// What was left behind by a page that went on, in either direction.
		if ( isStep() ) {
			history.back();
		}
	} else if ( ! isStep() && location.href === address ) {
		open.forEach( ( close ) => close() );
	}
} );
