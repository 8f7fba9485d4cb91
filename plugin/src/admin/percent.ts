/**
 * Shares as the user's language writes them.
 *
 * @see I18N-650
 */

/** Below this a share is told to the hundredth of a percent. */
const SMALL = 0.1;

interface Options {
	/** The most decimals; fewer where they are zeros. */
	readonly most?: number;
	/** Whether it is a difference, which has a sign. */
	readonly signed?: boolean;
}

/**
 * A share in percent, by Core\Support\Percent in the words of the server.
 *
 * @param share          0 to 1; null: unknown.
 * @param options
 * @param options.most
 * @param options.signed
 */
export const percent = (
	share: number | null,
	{
		most = Math.abs( share ?? 0 ) < SMALL ? 2 : 1,
		signed = false,
	}: Options = {}
): string =>
	share === null
		? '–'
		: share.toLocaleString( document.documentElement.lang || undefined, {
				style: 'percent',
				maximumFractionDigits: most,
				signDisplay: signed ? 'exceptZero' : 'auto',
			} );
