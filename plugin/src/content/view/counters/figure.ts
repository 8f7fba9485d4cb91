/**
 * Numbers that count up, without a page.
 */
import { COUNTER } from '@brolga/contracts';

/** A number and how it is written. */
export interface Figure {
	readonly value: number;
	/** Whether it is written with a plus. */
	readonly plus?: boolean;
	/** Between thousands. */
	readonly separator: string;
	readonly decimals: number;
	/** Before the decimals. */
	readonly mark: string;
}

/**
 * A number grouped in thousands.
 *
 * @see NUM-3
 * @param number    In plain digits.
 * @param separator Between thousands.
 * @param mark      Before the decimals.
 */
export function group( number: string, separator: string, mark = '.' ): string {
	const [ whole = '', decimals ] = number.split( '.' );
	const grouped = whole.replace( /\d(?=(?:\d{3})+$)/g, `$&\n` );
	// A separator may be a sign that replace() would read as its own.
	return (
		grouped.split( '\n' ).join( separator ) +
		( decimals ? mark + decimals : '' )
	);
}

/**
 * How much of its way a counter has gone: fast at first, then slower.
 *
 * @see NUM-1
 * @param elapsed Milliseconds since it came into view.
 * @return 0 to 1.
 */
export const partAt = ( elapsed: number ): number =>
	1 - ( 1 - Math.min( 1, Math.max( 0, elapsed / COUNTER.durationMs ) ) ) ** 3;

/**
 * What a counter shows on its way.
 *
 * @see NUM-1 NUM-3
 * @param figure Where it ends.
 * @param part   How much of the way it has gone, 0 to 1.
 */
export const textAt = ( figure: Figure, part: number ): string =>
	group(
		( figure.plus ? '+' : '' ) +
			( figure.value * part ).toFixed( figure.decimals ),
		figure.separator,
		figure.mark
	);
