/**
 * Where the page is scrolled, and what it scrolls in. `@brolga/move` moves it.
 *
 * @see SITE-25
 */

/** What scrolls, where that is not the window. */
let box: Element | null = null;

/** The element that the page scrolls in; null where it is the window. */
export const container = (): Element | null => box;

/**
 * Has all scrolling measured in an element.
 *
 * @param element What the preview scrolls in.
 */
export const within = ( element: Element ): void => {
	box = element;
};

/** How far the page is scrolled. */
export const y = (): number => box?.scrollTop ?? window.scrollY;

/** Where the page is to be seen, in pixels of the window. */
export const area = (): { readonly top: number; readonly bottom: number } =>
	box?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight };
