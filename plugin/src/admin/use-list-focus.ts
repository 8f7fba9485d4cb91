/**
 * Where the keyboard is in the list, kept while rows come and go.
 */
import { useEffect, useRef, type RefObject } from 'react';

/** The controls of a row, each by where it is found. */
const CONTROLS = {
	box: 'input[type="checkbox"]',
	title: '.brolga-list__title',
	actions: '.brolga-list__actions button',
} as const;

type Control = keyof typeof CONTROLS;

/** A control of a row, by the row's place from 0. */
interface Spot {
	readonly place: number;
	readonly control: Control;
}

/** What can be done with ticked rows. */
const TOOLBAR = '.brolga-list__bulk';

const FIRST: Spot = { place: 0, control: 'title' };

/** The table takes no focus while it is loading. */
const isLost = (): boolean => {
	const { activeElement, body } = document;
	return (
		activeElement === null ||
		activeElement === body ||
		activeElement.closest( '[inert]' ) !== null
	);
};

const rowsOf = ( box: Element | null ): readonly HTMLElement[] => [
	...( box?.querySelectorAll< HTMLElement >( 'tbody tr' ) ?? [] ),
];

/**
 * What the focus is about. On its way to what is done with ticked rows the
 * keyboard passes all others: it is about the first that is ticked, and so is
 * the way back.
 *
 * @param target What has the focus, within the list.
 * @param box    The list.
 * @param ticked What it was about when rows were ticked.
 */
const spotOf = (
	target: Element,
	box: Element | null,
	ticked: Spot
): Spot | undefined => {
	if ( target.closest( TOOLBAR ) ) {
		const place = rowsOf( box ).findIndex( ( { classList } ) =>
			classList.contains( 'is-selected' )
		);
		return { place: Math.max( place, 0 ), control: 'box' };
	}
	if ( target.closest( '.brolga-list__message' ) ) {
		return ticked;
	}
	// Another page of the list begins at its top.
	if ( target.closest( '.brolga-list__pager' ) ) {
		return FIRST;
	}
	const row = target.closest< HTMLTableRowElement >( 'tbody tr' );
	const control = ( Object.keys( CONTROLS ) as Control[] ).find(
		( name ) => target.closest( CONTROLS[ name ] ) !== null
	);
	return row === null
		? undefined
		: { place: row.sectionRowIndex, control: control ?? 'title' };
};

interface List {
	/** Where the table is drawn. */
	readonly around: RefObject< HTMLElement | null >;
	/** The ids of its rows. */
	readonly ids: readonly number[];
	/** What is open; 0: nothing. */
	readonly open: number;
	readonly loading: boolean;
}

/**
 * Gives the focus back to the list when what had it is gone: a row that was
 * open, a row that left the tab, a button that only ticked rows have. It goes to
 * the row that now stands in the same place, or to what an empty list says.
 *
 * @see LEAD-58
 * @param list See List.
 */
export function useListFocus( list: List ): void {
	const { around } = list;
	const spot = useRef( FIRST );
	const ticked = useRef( FIRST );
	/** Whether the focus was last seen in the list, or has to come back to it. */
	const wanted = useRef( false );
	const wasOpen = useRef( list.open );
	const settle = useRef( (): void => undefined );

	settle.current = () => {
		const { ids, open, loading } = list;
		const place = ids.indexOf( open );
		if ( open > 0 && place >= 0 ) {
			spot.current = { place, control: 'title' };
		}
		const rows = rowsOf( around.current );
		rows.forEach( ( row, index ) =>
			index === place
				? row.setAttribute( 'aria-current', 'true' )
				: row.removeAttribute( 'aria-current' )
		);
		if ( loading || open > 0 || ! wanted.current || ! isLost() ) {
			return;
		}
		const row = rows[ Math.min( spot.current.place, rows.length - 1 ) ];
		const control =
			row?.querySelector< HTMLElement >(
				CONTROLS[ spot.current.control ]
			) ??
			around.current?.querySelector< HTMLElement >( '.brolga-empty h2' );
		control?.focus();
	};

	useEffect( () => {
		const come = ( { target }: FocusEvent ): void => {
			if ( ! ( target instanceof Element ) ) {
				return;
			}
			const isHere = around.current?.contains( target ) ?? false;
			if ( isHere ) {
				const { current: before } = spot;
				spot.current =
					spotOf( target, around.current, ticked.current ) ?? before;
				if ( target.closest( TOOLBAR ) ) {
					ticked.current = spot.current;
				}
			}
			// The menu of a row lies elsewhere in the page, and gives the focus back.
			wanted.current =
				isHere ||
				( wanted.current &&
					target.closest( '[role="menu"]' ) !== null );
		};
		// A click on nothing takes the focus away, and means to.
		const forget = (): void => {
			wanted.current = false;
		};
		// The table draws its rows in its own time.
		const rows = new MutationObserver( () => settle.current() );
		if ( around.current ) {
			rows.observe( around.current, { childList: true, subtree: true } );
		}
		document.addEventListener( 'focusin', come );
		document.addEventListener( 'pointerdown', forget, true );
		return () => {
			rows.disconnect();
			document.removeEventListener( 'focusin', come );
			document.removeEventListener( 'pointerdown', forget, true );
		};
	}, [ around ] );

	useEffect( () => {
		if ( list.open === 0 && wasOpen.current > 0 ) {
			wanted.current = true;
		}
		wasOpen.current = list.open;
		settle.current();
	} );
}
