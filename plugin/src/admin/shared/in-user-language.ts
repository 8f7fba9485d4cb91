/** A number as the user's language writes it, which need not be the browser's. */
export const inUserLanguage = ( count: number ): string =>
	count.toLocaleString( document.documentElement.lang || undefined );
