/** Whether the panel is open. */
export interface State {
	readonly open: boolean;
	/** Whether an animation runs. */
	readonly moving: boolean;
}

/**
 * What a visitor or the page can ask of a toggle: its header was clicked,
 * somebody has to see what is in it, the animation has ended.
 */
export type Action = 'switch' | 'reveal' | 'rest';
