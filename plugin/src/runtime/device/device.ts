/**
 * What a module knows of the window and of the column it stands in.
 */
import { DEVICE } from '@brolga/contracts';
import { columnOf, type Column } from './model';

/** The window's width as media queries see it. */
export const windowWidth = (): number => window.innerWidth;

/**
 * The core column around an element. What it was given counts, not what it
 * takes: on phones columns lie on top of each other and stay what they are.
 *
 * @see DEVICE-6
 * @param element The element.
 */
export function columnAround( element: Element ): Column {
	// Core has no other mark of its columns than their class.
	const column = element.closest< HTMLElement >( '[class~=wp-block-column]' );
	const given = /^[\d.]+(?=%$)/.exec( column?.style.flexBasis ?? '' );
	return columnOf(
		given
			? Number( given[ 0 ] ) / 100
			: 1 / ( column?.parentElement?.childElementCount ?? 1 )
	);
}

/**
 * Calls back when the window's size has been changed and stays.
 *
 * @see DEVICE-7 SITE-20
 * @param callback Is called without anything.
 * @param signal   Ends it.
 */
export function onResize( callback: () => void, signal: AbortSignal ): void {
	let waiting: ReturnType< typeof setTimeout > | undefined;
	window.addEventListener(
		'resize',
		() => {
			clearTimeout( waiting );
			waiting = setTimeout(
				() => signal.aborted || callback(),
				DEVICE.resizeMs
			);
		},
		{ signal }
	);
}
