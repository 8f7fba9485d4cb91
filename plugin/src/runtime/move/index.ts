/**
 * `@brolga/move`: the one way the page is moved: softly, clear of whatever header stays at the
 * top, with the focus where the reader is taken. A reader who moves the page
 * meanwhile has it back at once.
 *
 * @see NAV-1 NAV-2 NAV-10 NAV-12 NAV-13 SITE-25
 */
import { SCROLL } from '@brolga/contracts';
import { motion, scroll } from '@brolga/runtime';

/** How the page is moved. */
export interface ScrollOptions {
	/** Pixels to keep free between the header and the target. */
	readonly margin?: number;
	/** What has the focus afterwards: the target if not said. */
	readonly focus?: HTMLElement | false;
	/** How long it takes, in milliseconds. */
	readonly duration?: number;
}

/** A reader's own moves, and the keys that make some. */
const INTERRUPTIONS = [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ];

let stop = (): void => undefined;

/**
 * Puts the page somewhere at once.
 *
 * @param top How far it is scrolled then.
 */
export const jump = ( top: number ): void =>
	// The theme's own smoothness would lag behind each step.
	( scroll.container() ?? window ).scrollTo( { top, behavior: 'instant' } );

/**
 * How many pixels of the window's top are covered by what does not scroll away:
 * one header, or several under each other. What takes half of the window or
 * more is no header.
 *
 * @param target What is to be seen; something that holds it does not cover it.
 */
export function covered( target: Element ): number {
	for ( let edge = scroll.area().top; ; ) {
		const next = Math.max(
			...document
				.elementsFromPoint( window.innerWidth / 2, edge + 1 )
				.filter(
					( element ) =>
						! element.contains( target ) &&
						/fixed|sticky/.test(
							getComputedStyle( element ).position
						)
				)
				.map( ( element ) => element.getBoundingClientRect().bottom )
				.filter( ( end ) => end < window.innerHeight / 2 ),
			edge
		);
		if ( next === edge ) {
			return edge;
		}
		edge = next;
	}
}

/** Gives an element the focus, which not every element takes by itself. */
function focusOn( element: HTMLElement ): void {
	const { body } = element.ownerDocument;
	element.focus( { preventScroll: true } );
	// The body is said to have the focus where nothing has it: Tab would go on
	// from what had it last.
	if ( element !== body && element.ownerDocument.activeElement === element ) {
		return;
	}
	element.tabIndex = -1;
	element.addEventListener(
		'blur',
		() => element.removeAttribute( 'tabindex' ),
		{ once: true }
	);
	element.focus( { preventScroll: true } );
}

/**
 * Moves the page until an element stands below the header, then the focus. The
 * place is looked up again in each frame: images arrive, headers shrink.
 *
 * @param target           The element.
 * @param options          See ScrollOptions.
 * @param options.margin
 * @param options.focus
 * @param options.duration
 */
export function to(
	target: HTMLElement,
	{
		margin = 0,
		focus = target,
		duration = SCROLL.durationMs,
	}: ScrollOptions = {}
): void {
	stop();
	const running = new AbortController();
	const { signal } = running;
	stop = () => running.abort();
	const { body, activeElement: before } = target.ownerDocument;
	const end = ( event?: Event ): void => {
		stop();
		// A key is for what has the focus, where somebody has brought it there
		// meanwhile, as a screen reader does without any; so is the end of the way.
		const isTheirs =
			( ! event || event.type === 'keydown' ) &&
			! [ body, before ].includes(
				target.ownerDocument.activeElement as HTMLElement
			);
		if ( focus && ! isTheirs ) {
			focusOn( focus );
		}
	};
	for ( const type of INTERRUPTIONS ) {
		window.addEventListener( type, end, { signal, passive: true } );
	}

	const from = scroll.y();
	let start: number | undefined;
	const step = ( now: number ): void => {
		if ( signal.aborted ) {
			return;
		}
		start ??= now;
		const part = motion.reduced()
			? 1
			: Math.min( 1, ( now - start ) / duration );
		const distance =
			// The page itself does not move in what it scrolls in.
			( target.contains( scroll.container() )
				? 0
				: scroll.y() +
					target.getBoundingClientRect().top -
					covered( target ) -
					margin ) - from;
		jump( from + distance * ( 0.5 - Math.cos( Math.PI * part ) / 2 ) );
		if ( part < 1 ) {
			requestAnimationFrame( step );
		} else {
			end();
		}
	};
	step( performance.now() );
}

/**
 * Moves the page only where an element is not wholly in view below the header.
 *
 * @param target  The element.
 * @param options See ScrollOptions.
 */
export function reveal(
	target: HTMLElement,
	options: ScrollOptions = {}
): void {
	const { top, bottom } = target.getBoundingClientRect();
	if (
		top < covered( target ) + ( options.margin ?? 0 ) ||
		bottom > scroll.area().bottom
	) {
		to( target, options );
	}
}
