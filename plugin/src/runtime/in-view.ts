/**
 * Tells when elements come into view and leave it.
 */

import { container } from './scroll';

/** How far an element must have come. */
export interface InViewOptions {
	readonly signal: AbortSignal;
	/** Once, and then no more. Default: true. */
	readonly once?: boolean;
	/**
	 * The line, as a part of the window's height from its top, that the
	 * element's top must reach. Default: 1, the window's lower edge.
	 */
	readonly offset?: number;
	/** Pixels by which the window is thought taller, to be early. Default: 0. */
	readonly margin?: number;
}

/**
 * Calls back when an element comes into view and, unless once, when it leaves.
 *
 * @param element  What to watch.
 * @param callback Gets whether it is in view.
 * @param options  How, and until when.
 */
export function inView(
	element: Element,
	callback: ( visible: boolean ) => void,
	{ signal, once = true, offset = 1, margin = 0 }: InViewOptions
): void {
	let visible = false;
	const observer = new IntersectionObserver(
		( entries ) => {
			const now = entries.at( -1 )?.isIntersecting === true;
			if ( now === visible ) {
				return;
			}
			visible = now;
			if ( once ) {
				observer.disconnect();
			}
			callback( now );
		},
		{
			root: container(),
			rootMargin:
				offset < 1
					? `${ margin }px 0px ${ ( offset - 1 ) * 100 }%`
					: `${ margin }px 0px`,
		}
	);
	observer.observe( element );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}
