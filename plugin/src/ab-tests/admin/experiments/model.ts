/**
 * The numbers of a test's charts and bars.
 */
import type { TestReport, VariantLine } from '../../rest';

/** What a chart shows. */
export type Measure = 'rate' | 'visitors' | 'conversions';

/** How many days back; all: from the start. */
export type Reach = '7' | '14' | '30' | 'all';

/**
 * A variant's numbers, day by day. The rate is that of all visitors up to the
 * day, in percent: that of a single day jumps about and says nothing.
 *
 * @param report  The test.
 * @param number  The variant's number.
 * @param measure What is shown.
 */
export function daily(
	report: Pick< TestReport, 'dates' | 'series' >,
	number: number,
	measure: Measure
): ( number | null )[] {
	const series = report.series.find( ( one ) => one.number === number );
	const visitors = series?.visitors ?? [];
	const conversions = series?.conversions ?? [];
	if ( measure !== 'rate' ) {
		return [ ...( measure === 'visitors' ? visitors : conversions ) ];
	}
	let seen = 0;
	let converted = 0;
	return report.dates.map( ( _, index ) => {
		seen += visitors[ index ] ?? 0;
		converted += conversions[ index ] ?? 0;
		return seen === 0 ? null : ( converted / seen ) * 100;
	} );
}

/**
 * The last days of a list.
 *
 * @param list  One item a day, oldest first.
 * @param reach How many.
 */
export const within = < Item >(
	list: readonly Item[],
	reach: Reach
): readonly Item[] =>
	reach === 'all' ? list : list.slice( -Number( reach ) );

/** A bar's place, in percent of its track. */
export interface Span {
	readonly from: number;
	readonly to: number;
	readonly at: number;
}

/**
 * Where the rates of variants lie between the lowest and the highest that any
 * of them may be, with a little room.
 *
 * @param variants The variants.
 * @return By number; undefined where nobody was there.
 */
export function spans(
	variants: readonly Pick< VariantLine, 'number' | 'rate' | 'low' | 'high' >[]
): Record< number, Span | undefined > {
	const lows = variants.flatMap( ( { low } ) => ( low === null ? [] : low ) );
	const highs = variants.flatMap( ( { high } ) =>
		high === null ? [] : high
	);
	const low = Math.min( ...lows );
	const width = Math.max( ...highs ) - low;
	const place = ( share: number ): number =>
		Math.round( ( 4 + ( ( share - low ) / width ) * 92 ) * 100 ) / 100;
	return Object.fromEntries(
		variants.map( ( { number, rate, low: from, high: to } ) => [
			number,
			rate === null || from === null || to === null || width <= 0
				? undefined
				: {
						from: place( from ),
						to: place( to ),
						at: Math.min( 100, Math.max( 0, place( rate ) ) ),
					},
		] )
	);
}

/**
 * Whether a variant was chosen for all visitors.
 *
 * @param report The test.
 * @param number The variant's number.
 */
export const isPromoted = (
	{ winner }: Pick< TestReport, 'winner' >,
	number: number
): boolean => winner === number;

/**
 * Whether a variant has won, and none was chosen yet.
 *
 * @param report The test.
 * @param number The variant's number.
 */
export const isWinner = (
	{
		winner,
		leader,
		outcome,
	}: Pick< TestReport, 'winner' | 'leader' | 'outcome' >,
	number: number
): boolean =>
	winner === null &&
	leader === number &&
	( outcome === 'better' || outcome === 'worse' );
