/**
 * Makes dropdowns of what is below the entries of a row, and a dialog of a menu
 * that is folded.
 */
import { mount } from '@brolga/runtime';
import { onResize } from '../../src/runtime/device/device';
import { isComposing } from '../../src/runtime/composing';
import { overlay } from '../../src/runtime/overlay/overlay';
import { withStyles } from '../../src/runtime/overlay/lazy-styles';
import { stopOf } from './model';

/** A mouse may leave a dropdown for so long. */
const LEAVE_MS = 300;

const MORE = 'details[data-brolga-more]';
const SUMMARY = ':scope > summary';

/** Dropdowns keep off the window's edges. */
const EDGE_PX = 8;

const detailsOf = ( item: Element | null | undefined ) =>
	item?.querySelector< HTMLDetailsElement >( `:scope > ${ MORE }` );

/** Moves what has opened below an entry of the row into the window. */
function fit( details: HTMLDetailsElement ): void {
	const box = details.lastElementChild as HTMLElement;
	box.style.translate = '';
	const { left, right } = box.getBoundingClientRect();
	const over = right + EDGE_PX - document.documentElement.clientWidth;
	const shift = left < EDGE_PX ? EDGE_PX - left : Math.min( 0, -over );
	box.style.translate = shift === 0 ? '' : `${ shift }px`;
}

/** Whether the mouse was there before this was; a finger leaves the same mark. */
const isUnderMouse = ( element: Element ): boolean =>
	element.matches( ':hover' ) && matchMedia( '(hover: hover)' ).matches;

/** Adds a listener that hears before the page's own. */
type On = < Type extends keyof HTMLElementEventMap >(
	type: Type,
	listener: ( event: HTMLElementEventMap[ Type ] ) => void,
	target?: EventTarget
) => void;

/**
 * Shows which entries are open.
 *
 * @param content  The entries.
 * @param on       Hears of them.
 * @param onOpened Is told of what opens, and of the entry that it is below.
 */
function showToggled(
	content: HTMLElement,
	on: On,
	onOpened: ( details: HTMLDetailsElement, item: Element ) => void
): void {
	const follow = ( details: HTMLDetailsElement ): void => {
		const item = details.parentElement as HTMLElement;
		item.classList.toggle( 'is-open', details.open );
		if ( details.open ) {
			onOpened( details, item );
		}
	};
	on( 'toggle', ( { target } ) => {
		if ( ( target as Element ).matches( MORE ) ) {
			follow( target as HTMLDetailsElement );
		}
	} );
	// Browsers open it before scripts are there.
	content
		.querySelectorAll< HTMLDetailsElement >( `${ MORE }[open]` )
		.forEach( follow );
}

/** Shows which entry the pointer is over, by its toggle. */
function showHovered( content: HTMLElement, on: On ): void {
	const mark = ( target: Element, isOver: boolean ): void => {
		const toggle = target.closest( 'summary' );
		if ( toggle?.parentElement?.matches( MORE ) ) {
			toggle
				.closest( '[data-brolga-item]' )
				?.classList.toggle( 'is-hovered', isOver );
		}
	};
	for ( const type of [ 'pointerover', 'pointerout' ] as const ) {
		on( type, ( { target } ) =>
			mark( target as Element, type === 'pointerover' )
		);
	}
	const under = content.querySelector( 'summary:hover' );
	if ( under ) {
		mark( under, true );
	}
}

/** Opens the dropdowns of a row for a mouse that rests on an entry. */
function openOnHover(
	tops: readonly Element[],
	isRow: () => boolean,
	shut: () => void,
	on: On,
	signal: AbortSignal
): void {
	/** What the mouse has opened just by being there. */
	let hovered: HTMLDetailsElement | undefined;
	let leaving: ReturnType< typeof setTimeout > | undefined;
	for ( const top of tops ) {
		const details = detailsOf( top );
		const hover = ( type: string, act: () => void ): void =>
			top.addEventListener(
				type,
				( event ) => {
					if (
						( event as PointerEvent ).pointerType === 'mouse' &&
						isRow()
					) {
						clearTimeout( leaving );
						act();
					}
				},
				{ signal }
			);
		const enter = (): void => {
			if ( details && ! details.open ) {
				details.open = true;
				hovered = details;
			} else if ( ! details ) {
				shut();
			}
		};
		hover( 'pointerenter', enter );
		if ( isRow() && isUnderMouse( top ) ) {
			enter();
		}
		hover( 'pointerleave', () => {
			leaving = setTimeout( () => {
				if ( details === hovered ) {
					shut();
				}
			}, LEAVE_MS );
		} );
	}
	signal.addEventListener( 'abort', () => clearTimeout( leaving ) );
	// It is open already: the click means that it stays.
	on( 'click', ( event ) => {
		const details = ( event.target as Element ).closest(
			'summary'
		)?.parentElement;
		if ( details && details === hovered && hovered.open && isRow() ) {
			event.preventDefault();
		}
		hovered = undefined;
	} );
}

/** What of a menu the arrow keys go through, from where one was pressed. */
function stopsFrom(
	list: HTMLElement,
	below: Element | null | undefined
): HTMLElement[] {
	const stops = below
		? below.querySelectorAll< HTMLElement >( 'a, summary' )
		: list.querySelectorAll< HTMLElement >(
				':scope > li > a, :scope > li > details > summary'
			);
	return [ ...stops ].filter( ( stop ) => stop.checkVisibility?.() ?? true );
}

/** Moves the focus through a row and what is open below it. @see MENU-16 */
function walk(
	event: KeyboardEvent,
	list: HTMLElement,
	details: HTMLDetailsElement | null | undefined
): void {
	const target = event.target as HTMLElement;
	const below = details?.lastElementChild;
	const isBelow = below?.contains( target ) === true;
	// A panel's own blocks know what keys mean in them.
	if (
		target.matches( 'input, select, textarea' ) ||
		( isBelow && ! below.matches( 'ul' ) )
	) {
		return;
	}
	const enters =
		! isBelow && event.key === 'ArrowDown' && target.matches( 'summary' );
	if ( enters && details ) {
		details.open = true;
	}
	const level = isBelow || enters ? 'below' : 'row';
	const stops = stopsFrom( list, level === 'below' ? below : null );
	const stop = stopOf( event.key, {
		at: stops.indexOf( target ),
		count: stops.length,
		level,
		rtl: getComputedStyle( list ).direction === 'rtl',
	} );
	if ( stop !== undefined ) {
		event.preventDefault();
		stops[ stop ]?.focus();
	}
}

/** Whether a key is somebody else's: the browser's, or an input method's. */
const isModified = ( event: KeyboardEvent ): boolean =>
	event.ctrlKey || event.altKey || event.metaKey || isComposing( event );

/**
 * Whether a link in a dropdown leads to a place on this page, over which the
 * dropdown would stay.
 *
 * @see MENU-221
 */
const staysHere = ( target: Element ): boolean =>
	target.closest< HTMLAnchorElement >( `${ MORE } a[href*="#"]` )
		?.pathname === location.pathname;

function dropdowns(
	root: HTMLElement,
	content: HTMLElement,
	signal: AbortSignal
): void {
	const list = content.firstElementChild as HTMLElement;
	const tops = [ ...list.children ];
	const isRow = (): boolean =>
		getComputedStyle( list ).flexDirection === 'row';
	const topOf = ( target: EventTarget | null ) =>
		tops.find( ( top ) => top.contains( target as Node | null ) );
	const shut = ( except?: Element ): void =>
		tops.forEach( ( top ) => {
			const details = top === except ? null : detailsOf( top );
			if ( details && isRow() ) {
				details.open = false;
			}
		} );
	const on: On = ( type, listener, target = content ): void =>
		target.addEventListener( type, listener as EventListener, {
			signal,
			capture: true,
		} );

	showToggled( content, on, ( details, item ) => {
		if ( isRow() && item === topOf( item ) ) {
			shut( item );
			fit( details );
		}
	} );
	showHovered( content, on );
	openOnHover(
		root.dataset.brolgaOpen === 'hover' ? tops : [],
		isRow,
		shut,
		on,
		signal
	);
	on( 'focusout', ( { target, relatedTarget } ) => {
		const top = topOf( target );
		if ( relatedTarget && top && ! top.contains( relatedTarget as Node ) ) {
			shut();
		}
	} );
	on( 'click', ( { target } ) => {
		if ( staysHere( target as Element ) ) {
			shut();
		}
	} );
	on(
		'pointerdown',
		( { target } ) => {
			if ( ! topOf( target ) ) {
				shut();
			}
		},
		document
	);
	on(
		'keydown',
		( event ) => {
			const top = topOf( event.target );
			const details = detailsOf( top );
			if ( ! isRow() || isModified( event ) ) {
				return;
			}
			if ( event.key !== 'Escape' ) {
				if ( top ) {
					walk( event, list, details );
				}
				return;
			}
			if ( details?.open ) {
				details.querySelector< HTMLElement >( SUMMARY )?.focus();
			}
			shut();
		},
		document
	);
}

/** Puts the page's own way to fold the menu aside, until scripts leave it. */
function swap(
	fold: HTMLDetailsElement,
	opener: HTMLElement,
	signal: AbortSignal
): void {
	const isFocused = fold.contains( fold.ownerDocument.activeElement );
	const wasOpen = fold.open;
	const show = ( scripts: boolean ): void => {
		opener.hidden = ! scripts;
		fold.hidden = scripts;
	};
	fold.open = false;
	show( true );
	if ( isFocused ) {
		opener.focus();
	}
	if ( wasOpen ) {
		opener.click();
	}
	signal.addEventListener( 'abort', () => show( false ) );
}

/** Shuts what is below the entries, or opens the way to the current one. */
const unfold = ( content: HTMLElement, current: boolean ): void =>
	content
		.querySelectorAll< HTMLDetailsElement >( MORE )
		.forEach( ( details ) => {
			details.open = current && 'brolgaCurrent' in details.dataset;
		} );

/** The logo keeps the size that it has in the header, where a long name makes it smaller. */
function keepLogo( root: Element, dialog: HTMLElement ): void {
	const header =
		root.closest( '[data-brolga-module="brolga/header"]' ) ??
		root.closest( 'header' );
	const logo = [
		...( header?.querySelectorAll< HTMLElement >( 'a[rel="home"] img' ) ??
			[] ),
	].find( ( image ) => ! dialog.contains( image ) );
	if ( logo?.offsetWidth ) {
		dialog.style.setProperty(
			'--brolga-menu-logo',
			`${ logo.offsetWidth }px`
		);
	}
}

/** Brings the entries into the dialog, with the way to the current one open. */
function fill( dialog: HTMLElement, content: HTMLElement ): void {
	dialog.append( content );
	content.inert = false;
	unfold( content, true );
}

mount( '[data-brolga-module="brolga/menu"]', ( root, { signal } ) => {
	const part = < T extends HTMLElement >( name: string ) =>
		root.querySelector< T >( `[data-brolga-${ name }]` );
	const content = part( 'content' );
	const dialog = part< HTMLDialogElement >( 'kind' );
	const opener = part( 'opener' );
	const openers = part( 'openers' );
	const fold = part< HTMLDetailsElement >( 'fold' );
	if ( ! content ) {
		return;
	}
	dropdowns( root, content, signal );
	if ( ! dialog || ! opener || ! openers || ! fold ) {
		return;
	}

	const isFolded = (): boolean => opener.getClientRects().length > 0;
	/** How much room the row takes, in px; 0: it was never there. */
	let needs = 0;
	/** What has wrapped out of sight is not there for keys and screen readers. */
	const hide = (): void => {
		if ( content.parentElement === root ) {
			content.inert = isFolded();
			if ( content.inert ) {
				unfold( content, false );
			}
		}
	};
	const { open, close } = overlay( dialog, {
		signal,
		onChange: ( isOpen ) => {
			opener.setAttribute( 'aria-expanded', String( isOpen ) );
			if ( ! isOpen ) {
				unfold( content, false );
				dialog.before( content );
				hide();
			}
		},
	} );
	// Somebody is on the way to it: so are its looks.
	if ( isFolded() ) {
		withStyles( dialog );
	}
	opener.addEventListener(
		'click',
		() => {
			needs = content.offsetWidth;
			keepLogo( root, dialog );
			fill( dialog, content );
			open( opener );
		},
		{ signal }
	);
	dialog.addEventListener(
		'click',
		( { target } ) => {
			if ( ( target as Element ).closest( 'a, [data-brolga-close]' ) ) {
				void close();
			}
		},
		{ signal }
	);
	onResize( () => {
		// A row again.
		if ( ! isFolded() || ( needs > 0 && root.clientWidth >= needs ) ) {
			void close();
		}
	}, signal );
	if ( dialog.dataset.brolgaKind === 'fullscreen' ) {
		document.addEventListener(
			'visibilitychange',
			() => document.hidden && void close(),
			{ signal }
		);
	}

	swap( fold, opener, signal );
	const resized = new ResizeObserver( hide );
	resized.observe( openers );
	signal.addEventListener( 'abort', () => {
		resized.disconnect();
		dialog.before( content );
		content.inert = false;
	} );
} );
