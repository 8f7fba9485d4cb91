/**
 * How sums of money are written.
 */

/**
 * A sum of money. Where there are several currencies its code tells which.
 *
 * @param amount   How much.
 * @param currency The currency's code.
 * @param language The reader's; undefined: the browser's.
 * @param only     Whether the shop has no other currency.
 */
export function money(
	amount: number,
	currency: string,
	language: string | undefined,
	only: boolean
): string {
	try {
		return amount.toLocaleString( language, {
			style: 'currency',
			currency,
			currencyDisplay: only ? 'narrowSymbol' : 'code',
		} );
	} catch {
		// A shop may have a currency of its own making, such as points.
		return `${ currency }\u00A0${ amount.toLocaleString( language ) }`;
	}
}
