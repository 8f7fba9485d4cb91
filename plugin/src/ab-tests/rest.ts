/**
 * The routes of the Tests screen, typed.
 */
import apiFetch from '@wordpress/api-fetch';
import type { TestOrigins, TestPromotion } from '@brolga/contracts';

/** Where a test stands; draft: its owner has not started it; waiting: visitors cannot see it, or not at this time. */
export type TestState =
	'draft' | 'running' | 'waiting' | 'stopped' | 'archived';

/** What a test's numbers come to. */
export type Outcome =
	'nobody' | 'split' | 'early' | 'leading' | 'better' | 'worse' | 'close';

/** A page of a test. Empty are the ways that are not open to the user. */
export interface TestPage {
	readonly title: string;
	readonly edit: string;
	readonly view: string;
}

/** A test in the list. */
export interface TestLine {
	/** `12`, or `12-3` for a post's third test. */
	readonly key: string;
	readonly name: string;
	/** Its page; null where that is gone. */
	readonly page: TestPage | null;
	/** The page that its page is tested against; null: it is no such test. */
	readonly rival: TestPage | null;
	readonly goal: string;
	/** What owners call the goal. */
	readonly goal_name: string;
	readonly state: TestState;
	/** ISO 8601. */
	readonly started: string;
	/** ISO 8601; empty: it was not. */
	readonly stopped: string;
	readonly days: number;
	readonly visitors: number;
	readonly conversions: number;
	readonly outcome: Outcome;
	readonly tone: 'good' | 'neutral' | 'warning';
	/** What is known, in a sentence. */
	readonly verdict: string;
	/** What to do; may be empty. */
	readonly advice: string;
	/** The number of the variant that is ahead; null: nobody can tell. */
	readonly leader: number | null;
	readonly certainty: number;
	/** The number of the variant that was promoted; null: none. */
	readonly winner: number | null;
	readonly may_start: boolean;
}

/** What was counted, and the rate with the interval it lies in; null: nobody was there. */
export interface Rate {
	readonly number: number;
	readonly visitors: number;
	readonly conversions: number;
	readonly rate: number | null;
	readonly low: number | null;
	readonly high: number | null;
}

/** A variant in a report. */
export interface VariantLine extends Rate {
	readonly name: string;
	readonly weight: number;
	/** Of beating the control; null for the control, and where too few were there. */
	readonly chance: number | null;
	/** Whether so many were there that a difference means something. */
	readonly enough: boolean;
	/** The difference from the control's rate, relative to it; null: no number. */
	readonly uplift: number | null;
	/** Between these it lies, however often one looks. */
	readonly uplift_low: number | null;
	readonly uplift_high: number | null;
	/** What whoever chooses it and is wrong loses on average, of the rate; null: too few were there. */
	readonly loss: number | null;
	/** In cents. */
	readonly value: number;
	readonly per_visitor: number | null;
}

/** Rates of one kind of visitors. */
export interface KindLine {
	readonly kind: string;
	readonly visitors: number;
	readonly variants: readonly Rate[];
}

/** Some origins of visitors: groups of networks that share a number of three digits. */
export interface Origins {
	readonly origins: readonly string[];
	readonly visitors: number;
	readonly conversions: number;
}

/** Everything about a test. */
export interface TestReport extends TestLine {
	/** Until there is an answer; null: nobody can tell. */
	readonly days_left: number | null;
	/** Visitors a day, of late. */
	readonly daily: number;
	/** Whether that says how many come in the weeks after. */
	readonly knows_pace: boolean;
	/** The control's rate: what is left is planned by it; null: nobody has converted, or everybody has. */
	readonly plan_rate: number | null;
	readonly false_alarm_rate: number;
	/** How likely the split of visitors is by chance; null: too few to say. */
	readonly split: number | null;
	/** The control first. */
	readonly variants: readonly VariantLine[];
	/** The days of the series, `2026-11-21`. */
	readonly dates: readonly string[];
	readonly series: readonly {
		readonly number: number;
		readonly visitors: readonly number[];
		readonly conversions: readonly number[];
		readonly value: readonly number[];
	}[];
	readonly devices: readonly KindLine[];
	readonly sources: readonly KindLine[];
	/** What was not counted. */
	readonly refused: readonly {
		readonly reason: string;
		/** The reason in words. */
		readonly label: string;
		readonly count: number;
	}[];
	/** The few origins (groups of networks) that carry the result, and what it is without; null: it stands. */
	readonly carried:
		| ( Origins & {
				readonly verdict: string;
				readonly advice: string;
		  } )
		| null;
	/** The origins that are left out of verdict and variants. */
	readonly left_out: Origins;
	readonly may_edit: boolean;
	readonly may_promote: boolean;
}

/** What a test needs. */
export interface Plan {
	/** Of each variant; null: there is no such number. */
	readonly visitors: number | null;
	/** Null: nobody can tell. */
	readonly days: number | null;
}

const ROUTE = '/brolga/v1/tests';

/** All tests, the newest first. */
export const list = (): Promise< { readonly tests: readonly TestLine[] } > =>
	apiFetch( { path: ROUTE } );

/**
 * One test.
 *
 * @param key Which.
 */
export const read = ( key: string ): Promise< TestReport > =>
	apiFetch( { path: `${ ROUTE }/${ key }` } );

/**
 * Stops a test, starts it again, or puts it away.
 *
 * @param key    Which.
 * @param what   What becomes of it.
 * @param anyway Whether it starts although nobody can reach its goal.
 */
export const change = (
	key: string,
	what: 'stop' | 'start' | 'archive',
	anyway = false
): Promise< TestReport > =>
	apiFetch( {
		path: `${ ROUTE }/${ key }/${ what }`,
		method: 'POST',
		...( anyway && { data: { anyway } } ),
	} );

/**
 * Whether a test was not started because nobody can reach its goal.
 *
 * @see AB-172
 * @param reason What was thrown.
 */
export const isAimless = ( reason: unknown ): boolean =>
	( Object( reason ) as { readonly code?: unknown } ).code ===
	'brolga_no_goal';

/**
 * Copies a page, to be tested against it.
 *
 * @param page The page.
 */
export const copyPage = (
	page: number
): Promise< {
	readonly id: number;
	readonly title: string;
	readonly edit: string;
} > =>
	apiFetch( {
		path: `${ ROUTE }/copies`,
		method: 'POST',
		data: { page },
	} );

/**
 * Gives a variant to every visitor.
 *
 * @param key     Which test.
 * @param variant The variant's number.
 * @param title   Whether the page gets the title of the other page, too.
 */
export const promote = (
	key: string,
	variant: number,
	title = false
): Promise< TestReport > =>
	apiFetch( {
		path: `${ ROUTE }/${ key }/promote`,
		method: 'POST',
		data: {
			variant,
			...( title && { title } ),
		} satisfies TestPromotion,
	} );

/**
 * Leaves visitors of some origins out of a test's verdict.
 *
 * @param key     Which test.
 * @param origins All that are left out from now on.
 */
export const leaveOut = (
	key: string,
	origins: readonly string[]
): Promise< TestReport > =>
	apiFetch( {
		path: `${ ROUTE }/${ key }/origins`,
		method: 'POST',
		data: { left_out: origins } satisfies TestOrigins,
	} );

/**
 * How many visitors a test needs.
 *
 * @param wanted          What is looked for.
 * @param wanted.rate     The share that converts now.
 * @param wanted.uplift   The smallest improvement worth finding, relative to it.
 * @param wanted.daily    Visitors a day.
 * @param wanted.variants Variants, the control included.
 */
export const plan = ( wanted: {
	readonly rate: number;
	readonly uplift: number;
	readonly daily: number;
	readonly variants: number;
} ): Promise< Plan > =>
	apiFetch( {
		path: `${ ROUTE }/plan?${ new URLSearchParams(
			Object.entries( wanted ).map( ( [ name, value ] ) => [
				name,
				String( value ),
			] )
		).toString() }`,
	} );
