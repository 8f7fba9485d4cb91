/**
 * Whether the start of a module is out of sight: above the window, or behind a
 * header that stays there.
 *
 * @see PAGE-220
 * @param root The module.
 */
export const isStartHidden = ( root: Element ): boolean =>
	root.getBoundingClientRect().top <
	( parseFloat( document.documentElement.style.scrollPaddingBlockStart ) ||
		0 );
