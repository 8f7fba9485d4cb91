/**
 * What the goals of A/B tests are called, in the editor and in reports.
 */
import { __, _x } from '@wordpress/i18n';

/** Names by goal. */
export const GOAL_NAMES = {
	click: _x( 'Click', 'goal of a test', 'brolga' ),
	form: __( 'Form submitted', 'brolga' ),
	shop: _x( 'Order', 'goal of a test', 'brolga' ),
	view: __( 'Variant seen', 'brolga' ),
	read: __( 'Variant read', 'brolga' ),
	comment: _x( 'Comment', 'goal of a test', 'brolga' ),
	shortcode: __( 'Visit to another page', 'brolga' ),
	popup: __( 'Popup conversion', 'brolga' ),
} as const;
