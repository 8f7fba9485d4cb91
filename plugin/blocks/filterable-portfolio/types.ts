/** What is shown: a filter, one of its pages, and a filter of the second taxonomy. */
export interface State {
	readonly slug: string;
	readonly page: number;
	/** Empty where there is no second taxonomy. */
	readonly also: string;
}
