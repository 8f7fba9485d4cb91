/**
 * Everything there is to know about a section's background, without a page.
 */
import { SECTION } from '@brolga/contracts';
import type { PaletteColor } from '../../src/editor/blocks/palette';
import type { Action, State } from './types';

/**
 * Per cent of overlay from which words have a contrast of 4.5 : 1 on whatever
 * image there is, be it white or black.
 *
 * @see SECTION-7
 */
export const SAFE_OVERLAY = { dark: 63, light: 58 } as const;

/**
 * Whether the video is meant to play while it may be seen.
 *
 * @see SECTION-4 SECTION-5
 * @param state The video's.
 */
export const wants = ( { wish, calm }: State ): boolean =>
	wish === 'play' || ( wish === 'none' && ! calm );

/**
 * Whether the video plays now.
 *
 * @see SECTION-2
 * @param state The video's.
 */
export const plays = ( state: State ): boolean =>
	wants( state ) && ( state.seen || state.outside );

/**
 * The state after an action. A browser that refuses leaves the button to play.
 *
 * @see SECTION-2 SECTION-4 SECTION-5 SECTION-11
 * @param state  The state before.
 * @param action What happened.
 */
export function reduce( state: State, action: Action ): State {
	switch ( action.type ) {
		case 'arrive':
			return { ...state, seen: true };
		case 'leave':
			return { ...state, seen: false };
		case 'press':
			return { ...state, wish: wants( state ) ? 'pause' : 'play' };
		case 'refuse':
			return { ...state, wish: 'pause' };
		case 'calm':
			return { ...state, calm: action.calm };
	}
}

/**
 * How far a background has moved in its section: not at all while the section
 * is in the middle of the window.
 *
 * @see SECTION-1
 * @param top    The section's place in the window.
 * @param height The section's.
 * @param window The window's height.
 */
export const shiftOf = (
	top: number,
	height: number,
	window: number
): number => SECTION.parallaxFactor * ( window / 2 - top - height / 2 );

const presetOf = ( { slug }: PaletteColor ): string =>
	`var(--wp--preset--color--${ slug })`;

/**
 * A divider's colour as it is saved: one of the palette by its name, so that it
 * follows the theme.
 *
 * @see SECTION-8
 * @param color   As it was picked.
 * @param palette What there is to pick from.
 */
export function keptColor(
	color: string | undefined,
	palette: readonly PaletteColor[]
): string {
	const preset = palette.find( ( entry ) => entry.color === color );
	return preset ? presetOf( preset ) : ( color ?? '' );
}

/**
 * A divider's colour as a picker knows it.
 *
 * @param color   As it is saved.
 * @param palette What there is to pick from.
 */
export const pickedColor = (
	color: string,
	palette: readonly PaletteColor[]
): string =>
	palette.find( ( entry ) => presetOf( entry ) === color )?.color ?? color;
