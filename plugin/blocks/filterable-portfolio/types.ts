/** What is shown: a filter, and one of its pages. */
export interface State {
	readonly slug: string;
	readonly page: number;
}
