/**
 * Which rows of a list are ticked, by boxes and by clicks with a key held down.
 */
import { useRef } from 'react';
import type { MouseEvent } from 'react';

/** Where a range begins, and what was ticked when it did. */
interface Beginning {
	readonly id: string;
	readonly picked: readonly string[];
}

/**
 * What is ticked once a range has been extended to a row: the range that was
 * extended before goes back to what it was.
 *
 * @param ids       Rows that can be ticked, as they stand.
 * @param beginning Where the range begins.
 * @param end       The row that was clicked.
 */
export function rangeTo(
	ids: readonly string[],
	beginning: Beginning,
	end: string
): string[] {
	const [ first, last ] = [ ids.indexOf( beginning.id ), ids.indexOf( end ) ]
		.map( ( place ) => ( place < 0 ? ids.indexOf( end ) : place ) )
		.sort( ( one, other ) => one - other );
	return [
		...new Set( [
			...beginning.picked,
			...ids.slice( first, ( last ?? 0 ) + 1 ),
		] ),
	];
}

interface Ticks {
	readonly picked: readonly string[];
	/** Rows that can be ticked, as they stand. */
	readonly ids: readonly string[];
	readonly onPick: ( ids: string[] ) => void;
}

/**
 * How rows are ticked: one by its box, or by a click with Ctrl or Command; all
 * up to one by a click with Shift.
 *
 * @param ticks See Ticks.
 */
export function useTicks( { picked, ids, onPick }: Ticks ) {
	const beginning = useRef< Beginning | null >( null );

	const toggle = ( id: string ): void => {
		const next = picked.includes( id )
			? picked.filter( ( other ) => other !== id )
			: [ ...picked, id ];
		beginning.current = { id, picked: next };
		onPick( next );
	};

	/** Before what was clicked hears of it: with a key held down nothing opens. */
	const onClickCapture = ( event: MouseEvent, id: string ): void => {
		const isToggle = event.ctrlKey || event.metaKey;
		if ( ! ( isToggle || event.shiftKey ) || ids.length === 0 ) {
			return;
		}
		event.stopPropagation();
		// A box has ticked itself by now, and would take that back.
		if ( ! ( event.target instanceof HTMLInputElement ) ) {
			event.preventDefault();
		}
		if ( ! ids.includes( id ) ) {
			return;
		}
		if ( event.shiftKey ) {
			beginning.current ??= { id: picked.at( -1 ) ?? id, picked };
			onPick( rangeTo( ids, beginning.current, id ) );
		} else {
			toggle( id );
		}
	};

	/** Words are not marked on the way to a row. */
	const onMouseDown = ( event: MouseEvent ): void => {
		if ( event.shiftKey && event.button === 0 && ids.length > 0 ) {
			event.preventDefault();
		}
	};

	return { toggle, onClickCapture, onMouseDown };
}
