/**
 * When a popup opens and closes. Pure: its settings and what happens on the page
 * in, decisions out; clocks, cookies and elements are others' business.
 */
import { popupDeviceOf, type Device } from '../../../runtime/device/model';

/** As stored: `on` and `off`; our own settings are real booleans. */
type Flag = boolean | string;

/** What only the browser knows whether it holds. */
export interface Conditions {
	/** Kinds of sources, or parts of the address before; empty for any. */
	readonly referrer: readonly string[];
	/** Devices by the breakpoints of popups; empty for any. */
	readonly device: readonly Device[];
	/** Unix time, in seconds; 0 for none. */
	readonly from: number;
	readonly until: number;
	/** `empty`, `filled`, or nothing where it does not matter. */
	readonly cart: string;
}

/**
 * A popup's settings, by their stored names. Those of its looks are read by its
 * style sheet alone.
 *
 * @see POPUP-12
 */
export interface PopupSettings extends Conditions {
	readonly trigger_event: string;
	readonly trigger_delay_start: number;
	readonly trigger_delay_end: number;
	readonly onscroll_offset: number;
	readonly onscroll_offset_units: string;
	readonly oninactivity_delays: number;
	readonly popup_perodicity: string;
	readonly periodicity_cookie: number;
	readonly dnxte_disable_desktop: Flag;
	readonly dnxte_disable_tablet: Flag;
	readonly dnxte_disable_phone: Flag;
	readonly remove_link: Flag;
	readonly close_clicking_back_button: Flag;
	readonly prevent_page_scrolling: Flag;
	readonly close_overlay_click: Flag;
	readonly clickable_under_overlay: Flag;
	readonly closing_css_selector: string;
	readonly custom_selector: string;
	readonly brolga_pages_seen: number;
	readonly brolga_mobile_exit: Flag;
	readonly brolga_suppress_after_conversion: Flag;
	readonly permalink: string;
}

/** What is known of the visitor when it matters. */
export interface Visitor {
	/** Of the window, in CSS pixels. */
	readonly width: number;
	/** Whether the popup's periodicity cookie is there. */
	readonly cookie: boolean;
	/** Whether the popup has brought what it is for. */
	readonly converted: boolean;
	/** Pages of the visit so far, this one counted. */
	readonly pages: number;
	/** What the visit began with: an address, `campaign` or nothing. */
	readonly referrer: string;
	/** Unix time, in seconds. */
	readonly now: number;
	/** Whether there is something in the cart. */
	readonly cart: boolean;
}

/** What happens on a page, in milliseconds from its load. */
export interface Happening {
	readonly at: number;
	/** `load`, the name of an event of the DOM, or `event` for one of the page's own. */
	readonly type: string;
	/** The page's own event: what was achieved. */
	readonly name?: string;
	/** How far the page is scrolled, or where the pointer is. */
	readonly y?: number;
	/** How far the page can be scrolled. */
	readonly max?: number;
	/** How far a finger has just thrown the page back. */
	readonly back?: number;
}

export interface Decision {
	readonly at: number;
	readonly do: 'open' | 'close';
}

/**
 * When a popup opens, and is closed again, in seconds from what happens.
 */
export interface Opening {
	/** False where it does not follow that it opens. */
	readonly open: number | false;
	/** Nothing, or no more than `open`: it stays. */
	readonly close?: number;
}

/**
 * One way to open a popup: what follows from what happens.
 *
 * @see EXT-4
 */
export type Trigger = ( settings: PopupSettings, event: Happening ) => Opening;

/** Browsers keep cookies no longer than about that. */
export const YEAR = 365;

export const isOn = ( flag: Flag ): boolean => flag === true || flag === 'on';

/**
 * Whether a popup may be open on a device at all.
 *
 * @see POPUP-8 DEVICE-4
 * @param settings The popup's.
 * @param width    Of the window.
 */
export const isFor = ( settings: PopupSettings, width: number ): boolean =>
	! isOn( settings[ `dnxte_disable_${ popupDeviceOf( width ) }` ] );

/** Whether a list of wishes holds: an empty one does. */
const oneOf = (
	wishes: readonly string[],
	holds: ( wish: string ) => boolean
): boolean => ! wishes.length || wishes.some( holds );

/**
 * Whether a popup may open by itself for a visitor.
 *
 * @see POPUP-10 POPUP-15 POPUP-17
 * @param settings         The popup's.
 * @param visitor          See Visitor.
 * @param visitor.width
 * @param visitor.cookie
 * @param visitor.converted
 * @param visitor.pages
 * @param visitor.referrer
 * @param visitor.now
 * @param visitor.cart
 */
export const mayOpen = (
	settings: PopupSettings,
	{ width, cookie, converted, pages, referrer, now, cart }: Visitor
): boolean =>
	isFor( settings, width ) &&
	! ( cookie && settings.popup_perodicity !== 'every_time' ) &&
	! ( converted && settings.brolga_suppress_after_conversion !== 'off' ) &&
	pages >= settings.brolga_pages_seen &&
	now >= settings.from &&
	now < ( settings.until || Infinity ) &&
	( ! settings.cart || ( settings.cart === 'filled' ) === cart ) &&
	oneOf( settings.device, ( device ) => device === popupDeviceOf( width ) ) &&
	oneOf( settings.referrer, ( text ) =>
		text === 'direct' ? ! referrer : referrer.includes( text )
	);

/**
 * For how many days a popup that was closed does not open by itself.
 *
 * @see POPUP-9
 * @param settings The popup's.
 * @return 0 where it may at once.
 */
export function daysShut( settings: PopupSettings ): number {
	const kind = settings.popup_perodicity;
	if ( kind === 'once' ) {
		return YEAR;
	}
	return kind === 'hours' ? settings.periodicity_cookie / 24 : 0;
}

/**
 * What follows for a popup from what happens. What was planned before, and has
 * not been done, is planned no more where something follows.
 *
 * @see POPUP-1 POPUP-3 EXT-4
 * @param settings The popup's.
 * @param event    What happens.
 * @param trigger  What opens it; none: links alone.
 */
export function decide(
	settings: PopupSettings,
	event: Happening,
	trigger: Trigger | undefined
): readonly Decision[] {
	const { open = false, close = 0 } = trigger?.( settings, event ) ?? {};
	if ( open === false ) {
		return [];
	}
	const after = ( seconds: number ) => event.at + seconds * 1000;
	return [
		{ at: after( open ), do: 'open' },
		...( close > open
			? [ { at: after( close ), do: 'close' } as const ]
			: [] ),
	];
}

/** How many popups may open by themselves in how many hours; a count of 0 is no limit. */
export interface Cap {
	readonly count: number;
	readonly hours: number;
}

/**
 * The times of the popups that opened by themselves, with one more.
 *
 * @see POPUP-18
 * @param times What is remembered: Unix seconds, joined by dots.
 * @param now   In seconds.
 * @param cap   The site's.
 * @param cap.count
 * @param cap.hours
 * @return What is to be remembered; nothing where no other may open.
 */
export function countIn(
	times: string,
	now: number,
	{ count, hours }: Cap
): string | undefined {
	const recent = times
		.split( '.' )
		.filter( ( time ) => Number( time ) > now - hours * 3600 );
	return ! count || recent.length < count
		? [ ...recent, now ].join( '.' )
		: undefined;
}
