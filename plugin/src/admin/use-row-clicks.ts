/**
 * A row of the list is as big a target as it looks.
 */
import { useEffect, useRef, type RefObject } from 'react';

/** What has a click of its own. */
const OWN =
	'a, button, input, label, [role="button"], [role="menuitem"], .brolga-list__box, .brolga-list__actions';

/**
 * Tells of clicks anywhere on a row of a table. Its title stays the control for
 * the keyboard and for screen readers; words that were marked to be copied open
 * nothing, and neither do keys that tick rows.
 *
 * @see LEAD-45
 * @param onRow Called with the row's place in the table, from 0.
 * @return Where the table is drawn.
 */
export function useRowClicks(
	onRow: ( place: number ) => void
): RefObject< HTMLDivElement > {
	const around = useRef< HTMLDivElement >( null );
	useEffect( () => {
		const box = around.current;
		const hear = ( event: MouseEvent ): void => {
			const { target } = event;
			const row =
				target instanceof Element
					? target.closest< HTMLTableRowElement >( 'tbody tr' )
					: null;
			if (
				row === null ||
				event.ctrlKey ||
				event.metaKey ||
				event.shiftKey ||
				( target as Element ).closest( OWN ) !== null ||
				row.ownerDocument.defaultView?.getSelection()?.isCollapsed ===
					false
			) {
				return;
			}
			onRow( row.sectionRowIndex );
		};
		box?.addEventListener( 'click', hear );
		return () => box?.removeEventListener( 'click', hear );
	}, [ onRow ] );
	return around;
}
