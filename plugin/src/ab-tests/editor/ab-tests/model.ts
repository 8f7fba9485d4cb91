/**
 * What there is to know of a test and its variants, without an editor.
 */

/**
 * The key of a test, as markers and cookies have it.
 *
 * @see AB-1
 * @param post   The post that stores the test.
 * @param number The test's number on it.
 */
export const keyOf = ( post: number, number: number ): string =>
	number === 1 ? String( post ) : `${ post }-${ number }`;

/**
 * The letter of a variant. It goes by the variant's number, so that it stays
 * when another variant is deleted.
 *
 * @param number The variant's number; 0 is the control.
 */
export const letterOf = ( number: number ): string =>
	( number >= 26 ? letterOf( Math.floor( number / 26 ) - 1 ) : '' ) +
	String.fromCharCode( 65 + ( number % 26 ) );

/**
 * The address that shows one variant to whoever opens it.
 *
 * @param page   The page's address.
 * @param test   The test's key.
 * @param number The variant's number.
 */
export function previewOf(
	page: string,
	test: string,
	number: number
): string {
	const url = new URL( page, 'https://example.org' );
	url.searchParams.set( 'brolga_variant', `${ test }:${ number }` );
	return url.href.replace( '%3A', ':' );
}

/**
 * How many visitors of a hundred get each variant. Where all weights are 0 it
 * is the control, for all.
 *
 * @see AB-22
 * @param weights The variants' weights, the control's first.
 */
export function sharesOf( weights: readonly number[] ): number[] {
	const sum = weights.reduce( ( one, other ) => one + other, 0 );
	return weights.map( ( weight, index ) =>
		sum > 0
			? Math.round( ( weight * 1000 ) / sum ) / 10
			: Number( index === 0 ) * 100
	);
}

/**
 * The numbers of a test's variants, where each has one of its own: what comes
 * without one, or with another's, gets the next that was never used.
 *
 * @param numbers The numbers as they are; the control's is 0.
 * @param highest The highest number that the test has had.
 */
export function ownNumbers(
	numbers: readonly number[],
	highest: number
): { readonly numbers: number[]; readonly highest: number } {
	let last = Math.max( highest, ...numbers );
	const taken = new Set< number >();
	return {
		numbers: numbers.map( ( number ) => {
			const own = taken.has( number ) ? ++last : number;
			taken.add( own );
			return own;
		} ),
		highest: last,
	};
}

/** A block, as far as it may be empty. */
interface Content {
	readonly name: string;
	readonly attributes: Readonly< Record< string, unknown > >;
}

/**
 * Whether nothing was put into a variant yet: it has no blocks, or the empty
 * paragraph that WordPress begins with.
 *
 * @param blocks What is in it.
 */
export const isBlank = ( blocks: readonly Content[] ): boolean =>
	blocks.every(
		( { name, attributes } ) =>
			name === 'core/paragraph' &&
			String( attributes.content ?? '' ) === ''
	);

/** A block, as far as it is compared. */
interface Compared extends Content {
	readonly innerBlocks: readonly Compared[];
}

/** What every copy of a block has of its own; no visitor sees it. */
const OWN = [ 'uid', 'anchor', 'brolgaGoal', 'brolgaGoalId' ];

const seenOf = ( {
	name,
	attributes,
	innerBlocks,
}: Compared ): readonly unknown[] => [
	name,
	Object.entries( attributes )
		.filter(
			( [ key, value ] ) =>
				value !== undefined &&
				! OWN.includes( key ) &&
				// The copy of a form is called by another name, which its owner alone reads.
				! ( key === 'title' && attributes.uid !== undefined )
		)
		.sort( ( [ one ], [ other ] ) => ( one < other ? -1 : 1 ) ),
	innerBlocks.map( seenOf ),
];

/**
 * Whether variants are all the same to visitors, as Registry\Differences has it.
 *
 * @see AB-490
 * @param variants What is in each.
 */
export const areEqual = (
	variants: readonly ( readonly Compared[] )[]
): boolean =>
	variants.length > 1 &&
	new Set(
		variants.map( ( blocks ) => JSON.stringify( blocks.map( seenOf ) ) )
	).size === 1;

/** Why a test counts nobody, or may not. */
export type Trouble =
	| 'nested'
	| 'file'
	| 'unsaved'
	| 'unstarted'
	| 'starting'
	| 'stopped'
	| 'draft'
	| 'alone'
	| 'equal'
	| 'weights'
	| 'goal'
	| 'page'
	| 'early'
	| 'over';

/** What is known of a test in the editor. */
export interface Circumstances {
	/** Whether it stands in another test. */
	readonly nested: boolean;
	/** The post that stores it: 0 for a file; undefined while nobody knows. */
	readonly post: number | undefined;
	readonly number: number;
	/** Whether visitors can see what stores it. */
	readonly published: boolean;
	/** Whether its block says that it waits to be started. */
	readonly draft: boolean;
	/** What has become of it; undefined: it was never saved. */
	readonly state: string | undefined;
	readonly weights: readonly number[];
	/** Whether its variants are all the same. */
	readonly equal: boolean;
	/** Whether its goal is reached on a block, which the owner marks. */
	readonly needsMark: boolean;
	/** Whether a block on the page is marked as its goal, or a form of another page was chosen. */
	readonly marked: boolean;
	/** Whether its goal is a page that was not chosen yet. */
	readonly needsPage: boolean;
	readonly starts: string;
	readonly ends: string;
	/** The time on the site's clock, as `2026-11-21T09:00:00`. */
	readonly now: string;
}

/**
 * Whether a test waits for its owner. What was started, here or elsewhere, does
 * not, whatever its block says.
 *
 * @see AB-70
 * @param test       What is known of it.
 * @param test.draft
 * @param test.state
 */
export const isUnstarted = ( {
	draft,
	state = 'draft',
}: Pick< Circumstances, 'draft' | 'state' > ): boolean =>
	draft && state === 'draft';

/**
 * What keeps a test from being started, said before its goal is.
 *
 * @see AB-172 AB-490
 * @param troubles What keeps it from counting.
 */
export const blockerOf = (
	troubles: readonly Trouble[]
): Trouble | undefined =>
	troubles.find( ( trouble ) =>
		[ 'alone', 'equal', 'goal', 'page' ].includes( trouble )
	);

/**
 * What is known of a goal.
 *
 * @param goal           As its owner chose it.
 * @param goal.goal
 * @param goal.goalPage
 * @param goal.goalForms
 * @param isMarked       Whether it is reached on a block, which the owner marks.
 * @param marked         Whether a block is.
 */
export const aimOf = (
	{
		goal,
		goalPage = 0,
		goalForms = [],
	}: {
		readonly goal: string;
		readonly goalPage?: number;
		readonly goalForms?: readonly string[];
	},
	isMarked: boolean,
	marked: boolean
): Pick< Circumstances, 'needsMark' | 'marked' | 'needsPage' > => ( {
	needsMark: isMarked,
	marked: marked || ( goal === 'form' && goalForms.length > 0 ),
	needsPage: goal === 'shortcode' && goalPage === 0,
} );

/**
 * All that keeps a test from counting, the gravest first.
 *
 * @param test What is known of it.
 */
export function troublesOf( test: Circumstances ): Trouble[] {
	if ( test.nested ) {
		return [ 'nested' ];
	}
	if ( test.post === 0 ) {
		return [ 'file' ];
	}
	const found: readonly ( readonly [ Trouble, boolean ] )[] = [
		[ 'unstarted', isUnstarted( test ) ],
		[ 'unsaved', test.post === undefined || test.number === 0 ],
		[
			'starting',
			! test.draft && test.state === 'draft' && test.published,
		],
		[ 'stopped', [ 'stopped', 'archived' ].includes( test.state ?? '' ) ],
		[ 'draft', ! test.published && ! isUnstarted( test ) ],
		[ 'alone', test.weights.length < 2 ],
		[ 'equal', test.equal && isUnstarted( test ) ],
		[
			'weights',
			test.weights.length > 1 && test.weights.every( ( one ) => one < 1 ),
		],
		[ 'goal', test.needsMark && ! test.marked ],
		// One that runs may be counted by the shortcode, as before pages were chosen.
		[ 'page', test.needsPage && isUnstarted( test ) ],
		[ 'early', test.starts !== '' && test.now < test.starts ],
		[ 'over', test.ends !== '' && test.now >= test.ends ],
	];
	return found.filter( ( [ , is ] ) => is ).map( ( [ name ] ) => name );
}

/**
 * What keeps a test of two pages from counting, of what is not said of its pages.
 *
 * @param test           What is known of it.
 * @param test.draft
 * @param test.state
 * @param test.published
 * @param test.equal
 * @param test.needsMark
 * @param test.marked    Whether a block of either page is marked as its goal.
 * @param test.needsPage
 */
export const pageTroublesOf = ( {
	draft,
	state,
	published,
	equal,
	needsMark,
	marked,
	needsPage,
}: Pick<
	Circumstances,
	| 'draft'
	| 'state'
	| 'published'
	| 'equal'
	| 'needsMark'
	| 'marked'
	| 'needsPage'
> ): Trouble[] =>
	troublesOf( {
		nested: false,
		post: 1,
		number: 1,
		published,
		draft,
		state: state ?? 'draft',
		weights: [ 1, 1 ],
		equal,
		needsMark,
		marked,
		needsPage,
		starts: '',
		ends: '',
		now: '',
	} );
