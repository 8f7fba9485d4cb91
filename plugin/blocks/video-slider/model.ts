/**
 * What is a video slider's own; the rest is in src/content/view/slides.
 */
import { SLIDER } from '@brolga/contracts';

/** Where something is, and how long, along a row. */
export interface Stretch {
	readonly start: number;
	readonly size: number;
}

/**
 * How long a change of videos takes.
 *
 * @see SLIDER-8 SLIDER-20
 * @param reduced Whether the visitor asked for less motion.
 */
export const durationOf = ( reduced: boolean ): number =>
	reduced ? 0 : SLIDER.fadeMs;

/**
 * How far the row of thumbnails has to be scrolled for one to be in its middle.
 * In right-to-left scripts both this and where a thumbnail starts are negative.
 *
 * @see SLIDER-25
 * @param thumbnail Where it is in the row.
 * @param row       How long a part of the row is seen.
 */
export const scrollOf = ( { start, size }: Stretch, row: number ): number =>
	start - ( row - size ) / 2;
