/** How the owner set a gallery up, and how many images there are. */
export interface Paging {
	readonly count: number;
	/** 0 puts all images on one page. */
	readonly perPage: number;
	/** Pages are added to those before, instead of taking their place. */
	readonly adds: boolean;
}

/** The page that is seen, from 1. */
export interface State {
	readonly page: number;
}

/** What a visitor or the address can ask of a gallery. */
export type Action =
	| { readonly type: 'show'; readonly page: number }
	| { readonly type: 'step'; readonly by: number };

/** What stands in the address: a page, and an image that is open, from 1. */
export interface Place {
	readonly page: number;
	readonly image?: number;
}
