/**
 * Makes dropdowns of what is below the entries of a row, and a dialog of a menu
 * that is folded.
 */
import { mount } from '@brolga/runtime';
import { onResize } from '../../src/device';
import { overlay } from '../../src/overlay';
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

function dropdowns(
	root: HTMLElement,
	content: HTMLElement,
	signal: AbortSignal
): void {
	const list = content.firstElementChild as HTMLElement;
	const tops = [ ...list.children ];
	const style = (): CSSStyleDeclaration => getComputedStyle( list );
	const isRow = (): boolean => style().flexDirection === 'row';
	const topOf = ( target: EventTarget | null ) =>
		tops.find( ( top ) => top.contains( target as Node | null ) );
	const shut = ( except?: Element ): void =>
		tops.forEach( ( top ) => {
			const details = top === except ? null : detailsOf( top );
			if ( details && isRow() ) {
				details.open = false;
			}
		} );
	const on = < Type extends keyof HTMLElementEventMap >(
		type: Type,
		listener: ( event: HTMLElementEventMap[ Type ] ) => void,
		target: EventTarget = content
	): void =>
		target.addEventListener( type, listener as EventListener, {
			signal,
			capture: true,
		} );

	on( 'toggle', ( { target } ) => {
		const details = target as HTMLDetailsElement;
		if ( ! details.matches( MORE ) ) {
			return;
		}
		const item = details.parentElement;
		item?.classList.toggle( 'is-open', details.open );
		if ( details.open && isRow() && item === topOf( item ) ) {
			shut( item );
			fit( details );
		}
	} );

	for ( const type of [ 'pointerover', 'pointerout' ] as const ) {
		on( type, ( { target } ) => {
			const toggle = ( target as Element ).closest( 'summary' );
			if ( toggle?.parentElement?.matches( MORE ) ) {
				toggle
					.closest( '[data-brolga-item]' )
					?.classList.toggle( 'is-hovered', type === 'pointerover' );
			}
		} );
	}

	/** What the mouse has opened just by being there. */
	let hovered: HTMLDetailsElement | undefined;
	let leaving: ReturnType< typeof setTimeout > | undefined;
	for ( const top of root.dataset.brolgaOpen === 'hover' ? tops : [] ) {
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
		hover( 'pointerenter', () => {
			if ( details && ! details.open ) {
				details.open = true;
				hovered = details;
			} else if ( ! details ) {
				shut();
			}
		} );
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

	on( 'focusout', ( { target, relatedTarget } ) => {
		const top = topOf( target );
		if ( relatedTarget && top && ! top.contains( relatedTarget as Node ) ) {
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
			if ( ! isRow() || event.ctrlKey || event.altKey || event.metaKey ) {
				return;
			}
			if ( event.key === 'Escape' ) {
				if ( details?.open ) {
					details.querySelector< HTMLElement >( SUMMARY )?.focus();
				}
				shut();
				return;
			}
			const below = details?.lastElementChild;
			const isBelow = below?.contains( event.target as Node ) === true;
			const enters =
				! isBelow &&
				event.key === 'ArrowDown' &&
				( event.target as Element ).matches( 'summary' );
			const isField = ( event.target as Element ).matches(
				'input, select, textarea'
			);
			// A panel's own blocks know what keys mean in them.
			if ( ! top || isField || ( isBelow && ! below.matches( 'ul' ) ) ) {
				return;
			}
			if ( enters && details ) {
				details.open = true;
			}
			const stops = [
				...( isBelow || enters
					? ( below?.querySelectorAll< HTMLElement >(
							'a, summary'
						) ?? [] )
					: list.querySelectorAll< HTMLElement >(
							':scope > li > a, :scope > li > details > summary'
						) ),
			].filter( ( stop ) => stop.checkVisibility?.() ?? true );
			const stop = stopOf( event.key, {
				at: stops.indexOf( event.target as HTMLElement ),
				count: stops.length,
				level: isBelow || enters ? 'below' : 'row',
				rtl: style().direction === 'rtl',
			} );
			if ( stop !== undefined ) {
				event.preventDefault();
				stops[ stop ]?.focus();
			}
		},
		document
	);
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

	const unfold = ( current: boolean ): void =>
		content
			.querySelectorAll< HTMLDetailsElement >( MORE )
			.forEach( ( details ) => {
				details.open = current && 'brolgaCurrent' in details.dataset;
			} );
	const isFolded = (): boolean => opener.getClientRects().length > 0;
	/** How much room the row takes, in px; 0: it was never there. */
	let needs = 0;
	/** What has wrapped out of sight is not there for keys and screen readers. */
	const hide = (): void => {
		if ( content.parentElement === root ) {
			content.inert = isFolded();
			if ( content.inert ) {
				unfold( false );
			}
		}
	};
	const { open, close } = overlay( dialog, {
		signal,
		onChange: ( isOpen ) => {
			opener.setAttribute( 'aria-expanded', String( isOpen ) );
			if ( ! isOpen ) {
				unfold( false );
				dialog.before( content );
				hide();
			}
		},
	} );
	opener.addEventListener(
		'click',
		() => {
			needs = content.offsetWidth;
			dialog.append( content );
			content.inert = false;
			unfold( true );
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

	const isFocused = fold.contains( fold.ownerDocument.activeElement );
	const swap = ( scripts: boolean ): void => {
		opener.hidden = ! scripts;
		fold.hidden = scripts;
	};
	fold.open = false;
	swap( true );
	if ( isFocused ) {
		opener.focus();
	}
	const resized = new ResizeObserver( hide );
	resized.observe( openers );
	signal.addEventListener( 'abort', () => {
		resized.disconnect();
		dialog.before( content );
		content.inert = false;
		swap( false );
	} );
} );
