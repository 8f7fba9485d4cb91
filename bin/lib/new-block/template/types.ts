/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	readonly label: string;
	readonly open: boolean;
};

/** Whether the content is to be seen. */
export interface State {
	readonly open: boolean;
}

/** What a visitor can ask for. */
export type Action = { readonly type: 'toggle' };
