/**
 * When a popup opens and closes. Pure: its settings and what happens on the page
 * in, decisions out; clocks, cookies and elements are others' business.
 */
import { popupDeviceOf, type Device } from '../../device/model';

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
	readonly type: string;
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

/** How near the pointer comes to the window's top before it leaves. */
const EXIT_PX = 7;

/** A throw that looks for the address bar, not for the line before. */
const THROW_PX = 400;

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

/** Whether the page is scrolled as far as the popup waits for. @see POPUP-4 */
const isFarEnough = (
	{ onscroll_offset: offset, onscroll_offset_units: unit }: PopupSettings,
	y: number,
	max: number
): boolean => ( unit === 'px' ? y >= offset : y * 100 >= offset * max );

/** Whether the pointer leaves the page, or a finger looks for the address bar. @see POPUP-5 POPUP-23 */
const isLeaving = (
	settings: PopupSettings,
	{ type, y = 0, back = 0 }: Happening
): boolean =>
	( type === 'mousemove' && y <= EXIT_PX ) ||
	( isOn( settings.brolga_mobile_exit ) && back >= THROW_PX );

/**
 * What follows for a popup from what happens. What was planned before, and has
 * not been done, is planned no more where something follows.
 *
 * @see POPUP-1 POPUP-3 POPUP-4 POPUP-5 POPUP-6 POPUP-23
 * @param settings The popup's.
 * @param event    What happens.
 */
export function decide(
	settings: PopupSettings,
	event: Happening
): readonly Decision[] {
	const { at, type, y = 0, max = 0 } = event;
	const { trigger_event: trigger } = settings;
	const end = settings.trigger_delay_end;
	let delay: number | false = false;
	if ( trigger === 'trigger_on_load' ) {
		delay = type === 'load' && settings.trigger_delay_start;
	} else if ( trigger === 'trigger_on_inactivity' ) {
		delay = type !== 'scroll' && settings.oninactivity_delays;
	} else if (
		trigger === 'trigger_on_scroll'
			? type === 'scroll' && isFarEnough( settings, y, max )
			: trigger === 'trigger_on_exit' && isLeaving( settings, event )
	) {
		delay = 0;
	}
	if ( delay === false ) {
		return [];
	}
	return [
		{ at: at + delay * 1000, do: 'open' },
		...( trigger === 'trigger_on_load' && end > delay
			? [ { at: at + end * 1000, do: 'close' } as const ]
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
