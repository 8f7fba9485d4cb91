const KILO = 1024;

/**
 * A file's size as people read it, in the page's language.
 *
 * @param bytes How big it is.
 */
export function fileSize( bytes: number ): string {
	const kilobytes = Math.ceil( bytes / KILO );
	const big = kilobytes >= KILO;
	return new Intl.NumberFormat( document.documentElement.lang || 'en', {
		style: 'unit',
		unit: big ? 'megabyte' : 'kilobyte',
		maximumFractionDigits: 1,
	} ).format( big ? kilobytes / KILO : kilobytes );
}
