/** The block's attributes, as block.json declares them. */
export type Attributes = {
	readonly anchor: string;
	readonly label: string;
};
