/**
 * A popup as it is when nobody has set anything.
 */
import type { PopupMeta } from '../model';
import type { TriggerControl, TriggerChoice } from '../triggers';

/** The settings of triggers. */
const TRIGGERS = {
	trigger_delay_start: 0,
	trigger_delay_end: 0,
	onscroll_offset: 50,
	onscroll_offset_units: '%',
	oninactivity_delays: 30,
	brolga_mobile_exit: 'on',
	addon_word: '',
};

const control = (
	name: string,
	label: string,
	more: Partial< TriggerControl > = {}
): TriggerControl => ( {
	name,
	label,
	help: '',
	kind: 'number',
	min: 0,
	max: 100000,
	most: {},
	options: [],
	...more,
} );

/** Triggers as the server tells the editor of them. */
export const triggers: readonly TriggerChoice[] = [
	{
		value: 'trigger_on_none',
		label: 'When a link or button is clicked',
		controls: [],
	},
	{
		value: 'trigger_on_load',
		label: 'After the page has loaded',
		controls: [
			control( 'trigger_delay_start', 'Open after (seconds)' ),
			control( 'trigger_delay_end', 'Close after (seconds)' ),
		],
	},
	{
		value: 'trigger_on_scroll',
		label: 'After scrolling',
		controls: [
			control( 'onscroll_offset', 'Scrolled by', {
				most: { onscroll_offset_units: { '%': 100 } },
			} ),
			control( 'onscroll_offset_units', 'Measured in', {
				kind: 'choice',
				options: [
					{ value: '%', label: 'Percent of the page' },
					{ value: 'px', label: 'Pixels' },
				],
			} ),
		],
	},
	{
		value: 'trigger_on_exit',
		label: 'When the visitor is about to leave',
		controls: [
			control( 'brolga_mobile_exit', 'On touch screens, too', {
				kind: 'toggle',
			} ),
		],
	},
	{
		value: 'trigger_on_inactivity',
		label: 'When the visitor does nothing for a while',
		controls: [
			control( 'oninactivity_delays', 'Seconds without activity', {
				min: 1,
			} ),
		],
	},
	{
		value: 'addon_song',
		label: 'When a song is sung',
		controls: [
			control( 'addon_word', 'Word', { kind: 'text', max: 20 } ),
		],
	},
];

export const popup = (
	change: Partial< PopupMeta > | Readonly< Record< string, unknown > > = {}
): PopupMeta => ( {
	trigger_event: 'trigger_on_none',
	...TRIGGERS,
	custom_selector: '',
	remove_link: 'off',
	brolga_pages_seen: 1,
	popup_perodicity: 'every_time',
	periodicity_cookie: 24,
	brolga_suppress_after_conversion: 'on',
	dnxte_disable_desktop: 'off',
	dnxte_disable_tablet: 'off',
	dnxte_disable_phone: 'off',
	brolga_position: 'center',
	opening_animation: 'fade',
	closing_animation: 'fade',
	brolga_animation_ms: 300,
	close_btn_position: 'top-right',
	close_btn_outside: 'off',
	hide_close_button: 'off',
	close_overlay_click: 'on',
	clickable_under_overlay: 'off',
	prevent_page_scrolling: 'on',
	close_clicking_back_button: 'off',
	closing_css_selector: '',
	brolga_tab_label: '',
	brolga_conditions: {
		show: 'site',
		front: false,
		posts: [],
		types: [],
		terms: [],
		exclude: [],
		user: 'any',
		referrer: [],
		device: [],
		cart: 'any',
		starts: '',
		ends: '',
	},
	...change,
} );
