import type { Attention } from '../../src/slides/attention';

/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	readonly label: string;
	readonly effect: 'fade' | 'slide';
	readonly autoplay: boolean;
	/** Milliseconds between slides; 0 leaves it to the class or the default. */
	readonly speed: number;
	readonly ignoreHover: boolean;
	readonly arrows: boolean;
	readonly dots: boolean;
	readonly ratio: '21/9' | '16/9' | '3/2' | '4/3' | '1/1' | 'auto';
	/** Per cent of the window's height. */
	readonly minHeight: number;
	/** Core's, from the block's supports. */
	readonly align?: 'wide' | 'full';
};

/** Which of how many slides is active, and whether it is still coming in. */
export interface State {
	readonly active: number;
	readonly count: number;
	readonly animating: boolean;
}

/** What a visitor, autoplay or the end of an animation can do to a slider. */
export type Action =
	| { readonly type: 'next' | 'previous' | 'animation-end' }
	| { readonly type: 'goto'; readonly index: number };

/** What keeps autoplay from moving on. */
export interface Holds extends Attention {
	/** The visitor pressed the pause button. */
	readonly paused: boolean;
}

/** How the owner set autoplay up. */
export interface Autoplay {
	readonly on: boolean;
	readonly speed: number;
	readonly ignoreHover: boolean;
}
