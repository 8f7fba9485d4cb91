/**
 * What is a slider's own; the rest is in src/content/view/slides.
 */
import { SLIDER } from '@brolga/contracts';

/**
 * How long a change of slides takes.
 *
 * @see SLIDER-8 SLIDER-20
 * @param full    Whether the slider is aligned full.
 * @param reduced Whether the visitor asked for less motion.
 */
export function durationOf( full: boolean, reduced: boolean ): number {
	if ( reduced ) {
		return 0;
	}
	return full ? SLIDER.fullFadeMs : SLIDER.fadeMs;
}
