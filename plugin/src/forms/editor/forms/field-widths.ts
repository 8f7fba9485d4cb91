/**
 * How much of a row a field takes.
 */
import { __ } from '@wordpress/i18n';

export type Width = 'full' | 'half' | 'third' | 'two-thirds';

/** The widths that a field can have, in words. */
export const FIELD_WIDTHS: readonly {
	readonly name: Width;
	readonly title: string;
}[] = [
	{ name: 'full', title: __( 'Full width', 'brolga' ) },
	{ name: 'half', title: __( 'Half', 'brolga' ) },
	{ name: 'third', title: __( 'One third', 'brolga' ) },
	{ name: 'two-thirds', title: __( 'Two thirds', 'brolga' ) },
];
