/** How far a visitor has come with a video. */
export interface State {
	/** It was asked for. */
	readonly started: boolean;
	/** The page was told that it plays. */
	readonly told: boolean;
}

/** What a visitor, or the player, does; a browser may refuse to play. */
export type Action = 'press' | 'play' | 'refuse';

/** What the page does about it. */
export type Effect = 'start' | 'uncover' | 'tell';

export interface Change {
	readonly state: State;
	readonly effects: readonly Effect[];
}
