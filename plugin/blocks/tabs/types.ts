/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	readonly orientation: 'horizontal' | 'vertical';
	readonly headingLevel: number;
	readonly active: number;
};

/** Which of how many tabs is open. */
export interface State {
	readonly active: number;
	readonly count: number;
}

/** What a visitor or the address can ask of tabs. */
export type Action =
	| { readonly type: 'select'; readonly index: number }
	| { readonly type: 'step'; readonly by: 1 | -1 };
