/**
 * What the page config says of popups.
 *
 * @see POPUP-13
 */
import { config } from '@brolga/runtime';
import type { Cap, PopupSettings } from './model';

export interface PageConfig {
	readonly et_frontend_nonce: string;
	readonly custom_css_selector: string;
	/** JSON with the ids of those that the selector of the site opens. */
	readonly dnxte_popup_show: string;
	readonly popups_by_id: Readonly< Record< string, PopupSettings > >;
	readonly popup_cap: Cap;
}

export const pageConfig = config< PageConfig >() as PageConfig &
	ReturnType< typeof config >;
