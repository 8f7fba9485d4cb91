/**
 * Kinds of devices by the window's width, and kinds of columns by their share
 * of a row.
 */
import { DEVICE } from '@brolga/contracts';

export type Device = 'phone' | 'tablet' | 'desktop';

/** Shares of a row for which modules have rules of their own. */
const COLUMNS = {
	full: 1,
	'3/4': 3 / 4,
	'2/3': 2 / 3,
	'3/5': 3 / 5,
	'1/2': 1 / 2,
	'1/3': 1 / 3,
	'1/4': 1 / 4,
	'1/5': 1 / 5,
	'1/6': 1 / 6,
} as const;

export type Column = keyof typeof COLUMNS;

const by = ( width: number, tabletMax: number ): Device => {
	if ( width > tabletMax ) {
		return 'desktop';
	}
	return width > DEVICE.phoneMaxWidth ? 'tablet' : 'phone';
};

/**
 * The device by the site's breakpoints.
 *
 * @see DEVICE-1 DEVICE-2 DEVICE-3
 * @param width Of the window, in CSS pixels.
 */
export const deviceOf = ( width: number ): Device =>
	by( width, DEVICE.tabletMaxWidth );

/**
 * The device by the breakpoints of popups, which begin a pixel later.
 *
 * @see DEVICE-4
 * @param width Of the window, in CSS pixels.
 */
export const popupDeviceOf = ( width: number ): Device =>
	by( width, DEVICE.tabletMaxWidth + 1 );

/**
 * The column whose share is nearest.
 *
 * @see DEVICE-6
 * @param share Of the row, 0 to 1.
 */
export const columnOf = ( share: number ): Column =>
	( Object.keys( COLUMNS ) as Column[] ).reduce( ( best, column ) =>
		Math.abs( COLUMNS[ column ] - share ) <
		Math.abs( COLUMNS[ best ] - share )
			? column
			: best
	);
