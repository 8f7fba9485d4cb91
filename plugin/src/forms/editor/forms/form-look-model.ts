/**
 * What the panel of a form's look knows of lengths, colors and columns.
 */
import type { PaletteColor } from '../../../editor/blocks/palette';

/** How wide a field is that is one line, and any other, in so many columns. */
export interface Sized {
	readonly type: string;
	readonly width: string;
}

export type Columns = 1 | 2;

const PIXELS: Readonly< Record< string, number > > = {
	px: 1,
	em: 16,
	rem: 16,
};

/** What is answered in one line; the others take a row whatever the columns. */
const SHORT = [ 'input', 'email', 'tel', 'select', 'url', 'number', 'date' ];

/**
 * A saved length, as a slider shows it.
 *
 * @param length As it is saved.
 */
export function pixelsOf( length: string | undefined ): number | undefined {
	const [ , value, unit ] = /^([\d.]+)(px|r?em)$/.exec( length ?? '' ) ?? [];
	return unit === undefined
		? undefined
		: Math.round( Number( value ) * ( PIXELS[ unit ] ?? 1 ) );
}

/**
 * A color as it is saved: one of the palette by its slug, so that it follows the theme.
 *
 * @see FORM-880
 * @param color   As it was picked.
 * @param palette What there is to pick from.
 */
export const keptColor = (
	color: string | undefined,
	palette: readonly PaletteColor[]
): string | undefined =>
	palette.find( ( entry ) => entry.color === color )?.slug ?? color;

/**
 * A color as a picker knows it.
 *
 * @param color   As it is saved.
 * @param palette What there is to pick from.
 */
export const pickedColor = (
	color: string | undefined,
	palette: readonly PaletteColor[]
): string | undefined =>
	palette.find( ( { slug } ) => slug === color )?.color ?? color;

/**
 * The width of a field in so many columns.
 *
 * @see FORM-884
 * @param field   The field.
 * @param columns How many.
 */
export const widthIn = (
	{ type }: Pick< Sized, 'type' >,
	columns: Columns
): 'full' | 'half' =>
	columns === 2 && SHORT.includes( type ) ? 'half' : 'full';

/**
 * In how many columns fields stand; undefined where each has a width of its own.
 *
 * @see FORM-884
 * @param fields All that are shown.
 */
export const columnsOf = ( fields: readonly Sized[] ): Columns | undefined =>
	( [ 1, 2 ] as const ).find( ( columns ) =>
		fields.every( ( field ) => field.width === widthIn( field, columns ) )
	);
