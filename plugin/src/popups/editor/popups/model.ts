/**
 * A popup's settings as its post keeps them, and which of them mean something
 * together with the others. Pure.
 */
import type { POPUP } from '@brolga/contracts';

/** Stored as words, as the contract has it. */
export type Switch = 'on' | 'off';

export type Position = ( typeof POPUP.positions )[ number ];
export type Motion = ( typeof POPUP.animations )[ number ];

export interface Conditions {
	readonly show: 'site' | 'chosen' | 'linked';
	readonly front: boolean;
	readonly posts: readonly number[];
	readonly types: readonly string[];
	readonly terms: readonly number[];
	readonly exclude: readonly number[];
	readonly user: 'any' | 'in' | 'out';
	readonly referrer: readonly string[];
	readonly device: readonly string[];
	readonly cart: 'any' | 'filled' | 'empty';
	/** On the site's clock; empty: none. */
	readonly starts: string;
	readonly ends: string;
}

/** The settings by their stored names. */
export interface PopupMeta {
	/** One of the triggers that the server knows, which have settings of their own. */
	readonly trigger_event: string;
	readonly custom_selector: string;
	readonly remove_link: Switch;
	readonly brolga_pages_seen: number;
	readonly popup_perodicity: 'every_time' | 'hours' | 'once';
	readonly periodicity_cookie: number;
	readonly brolga_suppress_after_conversion: Switch;
	readonly dnxte_disable_desktop: Switch;
	readonly dnxte_disable_tablet: Switch;
	readonly dnxte_disable_phone: Switch;
	readonly brolga_position: Position;
	readonly opening_animation: Motion;
	readonly closing_animation: Motion;
	readonly brolga_animation_ms: number;
	readonly close_btn_position: 'top-right' | 'top-left';
	readonly close_btn_outside: Switch;
	readonly hide_close_button: Switch;
	readonly close_overlay_click: Switch;
	readonly clickable_under_overlay: Switch;
	readonly prevent_page_scrolling: Switch;
	readonly close_clicking_back_button: Switch;
	readonly closing_css_selector: string;
	readonly brolga_tab_label: string;
	readonly brolga_conditions: Conditions;
}

/** Whether it opens by itself. */
export const isAutomatic = ( meta: PopupMeta ): boolean =>
	meta.trigger_event !== 'trigger_on_none';

/** A popup's settings with those of its trigger by time. */
type Timed = PopupMeta & {
	readonly trigger_delay_start?: number;
	readonly trigger_delay_end?: number;
};

/** How long one that opens by itself leaves alone who has closed it: a week. */
const WEEK_HOURS = 7 * 24;

/** How long a page is read before something opens over it. */
const READING_SECONDS = 5;

/**
 * What changes with the trigger. One that is to open by itself from now on is no
 * nuisance, as long as its owner has set nothing else: how often it opens could not be
 * set before.
 *
 * @see POPUP-600
 * @param meta    The popup's settings.
 * @param trigger What is to open it.
 */
export const triggered = (
	meta: Timed,
	trigger: string
): Partial< Timed > => ( {
	trigger_event: trigger,
	...( ! isAutomatic( meta ) &&
		trigger !== meta.trigger_event &&
		meta.popup_perodicity === 'every_time' && {
			popup_perodicity: 'hours',
			periodicity_cookie: WEEK_HOURS,
		} ),
	...( ! isAutomatic( meta ) &&
		trigger === 'trigger_on_load' &&
		! meta.trigger_delay_start &&
		! meta.trigger_delay_end && { trigger_delay_start: READING_SECONDS } ),
} );

/** Whether visitors get it on every page, however often they close it. @see POPUP-601 */
export const nags = ( meta: PopupMeta ): boolean =>
	isAutomatic( meta ) && meta.popup_perodicity === 'every_time';

/** Whether the page around it is covered, and can be clicked to close it. */
const hasOverlay = ( meta: PopupMeta ): boolean =>
	meta.brolga_position !== 'fullscreen' &&
	meta.clickable_under_overlay === 'off';

/** What each setting needs to mean something; those not named always do. */
const NEEDS: Partial<
	Record< keyof PopupMeta, ( meta: PopupMeta ) => boolean >
> = {
	brolga_pages_seen: isAutomatic,
	popup_perodicity: isAutomatic,
	periodicity_cookie: ( meta ) =>
		isAutomatic( meta ) && meta.popup_perodicity === 'hours',
	brolga_suppress_after_conversion: isAutomatic,
	brolga_animation_ms: ( meta ) =>
		meta.opening_animation !== 'none' || meta.closing_animation !== 'none',
	clickable_under_overlay: ( meta ) => meta.brolga_position !== 'fullscreen',
	prevent_page_scrolling: ( meta ) =>
		meta.brolga_position === 'fullscreen' ||
		meta.clickable_under_overlay === 'off',
	close_btn_position: ( meta ) => meta.hide_close_button === 'off',
	close_btn_outside: ( meta ) =>
		meta.hide_close_button === 'off' &&
		meta.brolga_position !== 'fullscreen',
	close_overlay_click: hasOverlay,
};

/**
 * Whether a setting means something.
 *
 * @param meta The popup's settings.
 * @param name The setting.
 */
export const applies = ( meta: PopupMeta, name: keyof PopupMeta ): boolean =>
	NEEDS[ name ]?.( meta ) ?? true;

/**
 * Whether the close button stays although its owner hides it: nothing else on
 * the screen would close the popup.
 *
 * @see POPUP-33
 * @param meta The popup's settings.
 */
export const keepsButton = ( meta: PopupMeta ): boolean =>
	meta.hide_close_button === 'on' &&
	meta.closing_css_selector === '' &&
	! ( hasOverlay( meta ) && meta.close_overlay_click === 'on' );

/** How often a character stands in a text. */
const count = ( text: string, character: string ): number =>
	text.split( character ).length;

/**
 * Whether a text is a selector, or empty. Browsers close what is left open; the
 * server does not.
 *
 * @param selector What the owner wrote.
 */
export function isSelector( selector: string ): boolean {
	if ( selector === '' ) {
		return true;
	}
	if (
		count( selector, '(' ) !== count( selector, ')' ) ||
		count( selector, '[' ) !== count( selector, ']' )
	) {
		return false;
	}
	try {
		document.createDocumentFragment().querySelector( selector );
		return true;
	} catch {
		return false;
	}
}

/**
 * What opens a design that is there to come by itself, once, as long as its owner has
 * chosen nothing: else it would be published and never be seen.
 *
 * @see POPUP-422
 */
export const OPENS: Readonly<
	Record< string, Partial< PopupMeta > & { trigger_delay_start: number } >
> = {
	'brolga/popup-bar': {
		trigger_event: 'trigger_on_load',
		trigger_delay_start: 0,
		popup_perodicity: 'once',
	},
	'brolga/popup-corner': {
		trigger_event: 'trigger_on_load',
		trigger_delay_start: 10,
		popup_perodicity: 'once',
	},
	'brolga/popup-notice': {
		trigger_event: 'trigger_on_load',
		trigger_delay_start: 2,
		popup_perodicity: 'once',
	},
};

/** What a design sets besides its blocks. @see POPUP-42 */
export const DESIGNS: Readonly< Record< string, Partial< PopupMeta > > > = {
	'brolga/popup-bar': {
		brolga_position: 'top',
		clickable_under_overlay: 'on',
		opening_animation: 'slide-down',
		closing_animation: 'slide-up',
	},
	'brolga/popup-corner': {
		brolga_position: 'bottom-right',
		clickable_under_overlay: 'on',
		opening_animation: 'slide-up',
		closing_animation: 'fade',
	},
	'brolga/popup-modal': {
		brolga_position: 'center',
		clickable_under_overlay: 'off',
		opening_animation: 'zoom',
		closing_animation: 'fade',
	},
	'brolga/popup-fullscreen': {
		brolga_position: 'fullscreen',
		clickable_under_overlay: 'off',
		opening_animation: 'fade',
		closing_animation: 'fade',
		closing_css_selector: '.popup-dismiss',
	},
	'brolga/popup-slide-in': {
		brolga_position: 'right',
		clickable_under_overlay: 'off',
		opening_animation: 'slide-left',
		closing_animation: 'slide-right',
	},
	'brolga/popup-notice': {
		brolga_position: 'bottom-left',
		clickable_under_overlay: 'on',
		opening_animation: 'slide-up',
		closing_animation: 'fade',
		closing_css_selector: '.popup-dismiss',
	},
};
