/**
 * The one motion policy: a visitor who asked for less motion, or for less
 * data, gets neither autoplay nor effects.
 */

const query = (): MediaQueryList =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' );

/** Whether the visitor asked for less motion. */
export const reduced = (): boolean => query().matches;

/** Whether the visitor asked for less data. */
export const savesData = (): boolean =>
	( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData === true;

/**
 * Calls back when the visitor changes their mind.
 *
 * @param callback Gets whether less motion is wanted.
 * @param signal   Ends the listening.
 */
export function onChange(
	callback: ( less: boolean ) => void,
	signal: AbortSignal
): void {
	query().addEventListener(
		'change',
		( event ) => callback( event.matches ),
		{
			signal,
		}
	);
}
