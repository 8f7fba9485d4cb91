/**
 * What the drawer is given by the page: it is a script by itself.
 */

/** What it says; PHP has the texts in every language. */
export interface Texts {
	readonly title: string;
	readonly close: string;
	readonly empty: string;
	readonly shop: string;
	readonly subtotal: string;
	readonly note: string;
	readonly checkout: string;
	readonly cart: string;
	readonly loading: string;
	readonly fewer: string;
	readonly more: string;
	readonly quantity: string;
	readonly remove: string;
	readonly removed: string;
	readonly undo: string;
	readonly changed: string;
	readonly most: string;
	readonly least: string;
	readonly step: string;
	readonly emptied: string;
	readonly failed: string;
	readonly offline: string;
	readonly retry: string;
}

/** What the server says of the drawer. */
export interface Setup {
	readonly texts: Texts;
	readonly taxed: boolean;
	readonly shop: string;
	readonly checkout: string;
	readonly cart: string;
}

/** What the page lends it. */
export interface Page {
	/** Where the cart is asked for. */
	readonly route: string;
	readonly get: ( url: string, init?: RequestInit ) => Promise< string >;
	/** Told after each change how many items there are, and whether it may be undone yet. */
	readonly changed: ( count: number, canUndo: boolean ) => void;
}

/** The drawer, once its script has run. */
export interface Drawer {
	readonly open: ( setup: Setup, page: Page, opener: HTMLElement ) => void;
}
