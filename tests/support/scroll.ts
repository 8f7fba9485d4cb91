/**
 * What jsdom lacks for views that move the page or animate: a page that notes
 * where it is, a header that covers its top, animations that end when told.
 */

/** The page that the test looks at. */
export interface FakePage {
	/** Where the page has been moved to, latest last. */
	readonly moves: number[];
	/** Elements on top at a height of the window. */
	covers: ( y: number ) => Element[];
	/** The animations that have been started. */
	readonly animations: {
		readonly element: Element;
		readonly frames: Keyframe[];
		readonly options: KeyframeAnimationOptions;
		isCancelled: boolean;
		onfinish?: () => void;
	}[];
	/** Ends the animations that run, as their time does. */
	readonly finish: () => void;
}

/** A page that can be moved and in which something moves. */
export function fakePage(): FakePage {
	const page: FakePage = {
		moves: [],
		covers: () => [],
		animations: [],
		finish: () => {
			for ( const running of page.animations.splice( 0 ) ) {
				if ( ! running.isCancelled ) {
					running.onfinish?.();
				}
			}
		},
	};
	document.elementsFromPoint = ( _, y ) => page.covers( y );
	window.scrollTo = ( ( { top }: { top: number } ) => {
		page.moves.push( Math.round( top ) );
		Object.defineProperty( window, 'scrollY', {
			value: top,
			configurable: true,
		} );
	} ) as typeof window.scrollTo;
	Object.defineProperty( window, 'scrollY', {
		value: 0,
		configurable: true,
	} );
	Element.prototype.animate = function ( frames, options ) {
		const running: FakePage[ 'animations' ][ number ] = {
			element: this,
			frames: frames as Keyframe[],
			options: options as KeyframeAnimationOptions,
			isCancelled: false,
		};
		page.animations.push( running );
		return Object.assign( running, {
			cancel: () => {
				running.isCancelled = true;
			},
		} ) as unknown as Animation;
	};
	return page;
}

/**
 * Puts an element at a place of the page.
 *
 * @param element The element.
 * @param top     Where it begins, in pixels of the page.
 * @param height  How high it is.
 * @param isFixed Whether it stays in the window.
 */
export function place(
	element: Element,
	top: number,
	height: number,
	isFixed = false
): void {
	element.getBoundingClientRect = () => {
		const start = top - ( isFixed ? 0 : window.scrollY );
		return { top: start, bottom: start + height } as DOMRect;
	};
}
