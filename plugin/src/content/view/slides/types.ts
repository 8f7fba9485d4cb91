import type { Attention } from './attention';

/** Which of how many slides, or groups of them, is active, and whether it is still coming in. */
export interface State {
	readonly active: number;
	readonly count: number;
	readonly animating: boolean;
}

/** What a visitor, autoplay or the end of an animation can do to slides. */
export type Action =
	| { readonly type: 'next' | 'previous' | 'animation-end' }
	| { readonly type: 'goto'; readonly index: number };

/** What keeps autoplay from moving on; what is not there does not. */
export interface Holds extends Partial< Attention > {
	/** The visitor pressed the pause button. */
	readonly paused?: boolean;
	readonly reduced: boolean;
}

/** How the owner set autoplay up. */
export interface Autoplay {
	readonly on: boolean;
	readonly speed: number;
	readonly ignoreHover: boolean;
}
