/** A number as the user's language writes it, which need not be the browser's. */
export const inUserLanguage = ( count: number ): string =>
	count.toLocaleString( document.documentElement.lang || undefined );

/** Words one after the other, as the user's language joins them: "AUD, JPY and NZD". */
export const listInUserLanguage = ( words: readonly string[] ): string =>
	new Intl.ListFormat( document.documentElement.lang || undefined ).format(
		words
	);
