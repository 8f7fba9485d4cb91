/** What a visitor does in a page of any browser. */
export interface Visitor {
	/** Goes to an address, and waits for its page. */
	open( url: string ): Promise< unknown >;
	/** The window's size, in CSS pixels. */
	resize( width: number, height: number ): Promise< unknown >;
	/** Clicks the first element of a selector, as a pointer would. */
	click( selector: string ): Promise< unknown >;
	/** Types into the first element of a selector. */
	type( selector: string, text: string ): Promise< unknown >;
	/** Presses a key where the focus is. */
	press(
		key: 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown'
	): Promise< unknown >;
	/** Asks the page; question, arguments and answer know nothing of the test. */
	ask< Args extends readonly unknown[], Answer >(
		question: ( ...args: Args ) => Answer,
		...args: Args
	): Promise< Answer >;
	/** What the console called an error so far; in WebKit, once a page was loaded. */
	errors(): Promise< readonly string[] >;
	close(): Promise< unknown >;
}

export interface OtherBrowser {
	readonly name: string;
	/** The programs this machine lacks for it; empty: none. */
	missing(): string;
	launch(): Promise< Visitor >;
}

export const firefox: OtherBrowser;
export const webkit: OtherBrowser;
