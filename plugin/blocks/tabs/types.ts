/** Which of how many tabs is open. */
export interface State {
	readonly active: number;
	readonly count: number;
}

/** What a visitor or the address can ask of tabs. */
export type Action =
	| { readonly type: 'select'; readonly index: number }
	| { readonly type: 'step'; readonly by: 1 | -1 };
