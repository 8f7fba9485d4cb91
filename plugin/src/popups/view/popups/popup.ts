/**
 * One popup: opens and closes it, and knows whether it may.
 *
 * @see POPUP-11 POPUP-18 POPUP-20
 */
import { announce } from '@brolga/runtime';
import { deviceOf } from '../../../runtime/device/model';
import { overlay } from '../../../runtime/overlay/overlay';
import { LANDING } from '../../../runtime/session';
import { pageConfig } from './page-config';
import { recall, remember } from './memory';
import {
	countIn,
	daysShut,
	isFor,
	isOn,
	mayOpen,
	YEAR,
	type Decision,
	type PopupSettings,
} from './model';
import { tell } from './tell';
import { leaveLine, lineUp, next, shown } from './turns';

declare module '../../../runtime/events' {
	interface Achievements {
		readonly popup_shown: true;
		readonly popup_closed: true;
		readonly popup_converted: true;
	}
}

/** What can be done with a popup. */
export interface Popup {
	readonly isModal: boolean;
	/** Whether it may be open on this device. */
	readonly isHere: () => boolean;
	/** For a visitor who asks for it. */
	readonly open: ( by?: HTMLElement ) => void;
	readonly close: () => void;
	/** It has brought what it is for. */
	readonly convert: () => void;
	/** What was decided about it by itself. */
	readonly act: ( what: Decision[ 'do' ] ) => void;
}

/** So long after it was closed. */
const REMOVAL_MS = 1000;

const COUNTED = 'brolga_popups';
const CONVERTED = 'brolga_popups_done';
const PAGES = 'brolga_pages';

/**
 * Pages of the visit, this one counted. Who comes from another page of the site
 * has seen that one, too.
 */
const pages = Math.max(
	( Number( recall( PAGES ) ) || 0 ) + 1,
	document.referrer.startsWith( `${ location.origin }/` ) ? 2 : 1
);
remember( PAGES, `${ pages }` );

const cookieOf = ( id: string ): string => `dxnteHours${ id }`;

/** Whether a popup may open by itself now; it is counted then. */
function mayAppear( id: string, settings: PopupSettings ): boolean {
	const cap = pageConfig.popup_cap;
	const now = Math.floor( Date.now() / 1000 );
	const times = countIn( recall( COUNTED ), now, cap );
	const may =
		times &&
		mayOpen( settings, {
			width: window.innerWidth,
			cookie: !! recall( cookieOf( id ) ),
			converted: new RegExp( `\\b${ id }\\b` ).test(
				recall( CONVERTED )
			),
			pages,
			now,
			referrer: recall( LANDING ),
			cart: Number( recall( 'woocommerce_items_in_cart' ) ) > 0,
		} );
	if ( may && cap.count ) {
		remember( COUNTED, times, cap.hours / 24 );
	}
	return !! may;
}

/** Keeps a popup that was closed from opening by itself again. */
function keepShut( id: string, settings: PopupSettings ): void {
	const days = daysShut( settings );
	if ( days ) {
		remember( cookieOf( id ), '1', days );
	}
}

/** A popup's place on the page, which it leaves a while after it was closed. @see POPUP-11 */
function placeOf( dialog: HTMLDialogElement ) {
	const place = new Comment();
	let removal: ReturnType< typeof setTimeout > | undefined;
	return {
		leave(): void {
			removal = setTimeout(
				() => dialog.replaceWith( place ),
				REMOVAL_MS
			);
		},
		comeBack(): void {
			clearTimeout( removal );
			place.replaceWith( dialog );
		},
	};
}

/** Remembers that a popup has brought what it is for. */
function countConversion( id: string, source: string ): void {
	remember( CONVERTED, `${ recall( CONVERTED ) }.${ id }`, YEAR );
	if ( tell( id, 'converted' ) ) {
		void announce( 'popup_converted', source );
	}
}

/** Shows a dialog; one over which the page can be used takes the focus from nobody who reads or writes. */
function lay(
	dialog: HTMLDialogElement,
	isModal: boolean,
	hasReader: boolean
): void {
	if ( isModal ) {
		dialog.showModal();
	} else if ( hasReader ) {
		// The other ways take the focus.
		dialog.open = true;
	} else {
		dialog.show();
	}
}

/**
 * Hears of whoever goes on from an open popup, and so has seen it.
 *
 * @see POPUP-161
 * @param dialog The element.
 * @param signal Ends it.
 * @param told   Is told.
 */
function onGoingOn(
	dialog: HTMLDialogElement,
	signal: AbortSignal,
	told: () => void
): void {
	const hear = ( { target, type }: Event ): void => {
		if (
			dialog.open &&
			( type !== 'click' || ( target as Element ).closest( 'a[href]' ) )
		) {
			told();
		}
	};
	dialog.addEventListener( 'click', hear, { signal } );
	dialog.addEventListener( 'submit', hear, { signal } );
	addEventListener( 'pagehide', hear, { signal } );
}

/**
 * Makes a popup of its element.
 *
 * @param dialog   The element.
 * @param id       The popup's id.
 * @param settings Its settings.
 * @param tab      What opens it again, at the page's edge.
 * @param signal   Ends it.
 */
export function popupOf(
	dialog: HTMLDialogElement,
	id: string,
	settings: PopupSettings,
	tab: HTMLElement | null,
	signal: AbortSignal
): Popup {
	const isModal = ! isOn( settings.clickable_under_overlay );
	const place = placeOf( dialog );
	/** What had the focus when it opened by itself; nothing where a visitor opened it. */
	let reader: HTMLElement | null = null;

	const isHere = (): boolean => isFor( settings, window.innerWidth );
	const showTab = ( is: boolean ): void => {
		if ( tab ) {
			tab.hidden = ! is;
		}
	};
	const close = (): void => {
		keepShut( id, settings );
		if ( dialog.contains( dialog.ownerDocument.activeElement ) ) {
			reader?.focus( { preventScroll: true } );
		}
		void over.close();
	};
	const onOpen = (): void => {
		shown.set( close, isModal );
		tell( id, 'shown' );
	};
	const onClose = (): void => {
		keepShut( id, settings );
		shown.delete( close );
		place.leave();
		next();
	};
	const over = overlay( dialog, {
		signal,
		scrolls: ! isModal || ! isOn( settings.prevent_page_scrolling ),
		stays: ! isOn( settings.close_overlay_click ),
		// On a phone, the way back is the way out of whatever lies over the page.
		stands:
			! isOn( settings.close_clicking_back_button ) &&
			deviceOf( window.innerWidth ) !== 'phone',
		show: () => lay( dialog, isModal, !! reader ),
		onChange( isOpen ) {
			showTab( ! isOpen );
			( isOpen ? onOpen : onClose )();
			void announce( isOpen ? 'popup_shown' : 'popup_closed', dialog.id );
		},
	} );
	const show = ( by?: HTMLElement ): void => {
		place.comeBack();
		over.open( by );
	};
	/** By itself, if it still may. */
	const appear = (): void => {
		if ( mayAppear( id, settings ) ) {
			reader = dialog.ownerDocument.activeElement as HTMLElement | null;
			show();
		}
	};
	onGoingOn( dialog, signal, () => keepShut( id, settings ) );
	showTab( !! recall( cookieOf( id ) ) && isHere() );
	return {
		isModal,
		isHere,
		open( by ) {
			shown.forEach( ( modal, closeOther ) => modal && closeOther() );
			reader = null;
			show( by );
		},
		close,
		convert: () => countConversion( id, dialog.id ),
		act( what ) {
			if ( what === 'open' ) {
				lineUp( appear );
			} else if ( ! leaveLine( appear ) && reader ) {
				close();
			}
		},
	};
}
