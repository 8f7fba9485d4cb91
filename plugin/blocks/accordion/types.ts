/** Which of how many items is open: -1 for none. */
export interface State {
	readonly open: number;
	readonly count: number;
	/** Whether an animation runs. */
	readonly moving: boolean;
}

/** What a visitor or the page can ask of an accordion. */
export type Action =
	/** A header was clicked. */
	| { readonly type: 'select'; readonly index: number }
	/** Somebody has to see what is in an item. */
	| { readonly type: 'reveal'; readonly index: number }
	/** The animation has ended. */
	| { readonly type: 'rest' };
