/**
 * What owners read of tests.
 */
import { __, _x, sprintf } from '@wordpress/i18n';
import { percent } from '../../../admin/percent';
import { letterOf, sharesOf, type Trouble } from './model';
import type { Block } from './stores';

/** Why a test counts nobody. */
export const TROUBLES: Readonly< Record< Trouble, string > > = {
	nested: __(
		'A test cannot be inside another test, because you could not tell which one made the difference. Visitors see the inner test’s control. Move the inner test out to run it.',
		'brolga'
	),
	file: __(
		'Save this template once. Then you can start the test.',
		'brolga'
	),
	unsaved: __( 'Save your changes to create this test.', 'brolga' ),
	unstarted: __(
		'This test is a draft. All visitors see the control, and nobody is counted.',
		'brolga'
	),
	starting: __( 'The test starts when this is saved.', 'brolga' ),
	stopped: __(
		'This test is stopped, so every visitor sees the control. Start it again on the Tests screen.',
		'brolga'
	),
	draft: __( 'The test starts when this is published.', 'brolga' ),
	alone: __(
		'Add a second variant. There is nothing to compare yet.',
		'brolga'
	),
	equal: __(
		'The variants are all the same, so there is nothing to compare. Change one of them, then start the test.',
		'brolga'
	),
	weights: __(
		'All weights are 0, so every visitor sees the control. Give at least one variant a weight.',
		'brolga'
	),
	goal: __(
		'Nothing counts as the goal yet. Choose a block or a form under “Goal”.',
		'brolga'
	),
	page: __(
		'No page counts as the goal yet. Choose one under “Goal”.',
		'brolga'
	),
	early: __( 'The start date is in the future.', 'brolga' ),
	over: __(
		'The end date has passed, so nobody is counted. Choose a later date to continue the test.',
		'brolga'
	),
};

/**
 * What the bar above the variants says of what keeps a test from being started:
 * what to do. Why is said in the sidebar.
 *
 * @see AB-652
 */
export const NEXT: Readonly< Partial< Record< Trouble, string > > > = {
	nested: __( 'Move this test out of the other one.', 'brolga' ),
	file: __( 'Save this template once.', 'brolga' ),
	alone: __( 'Add a second variant.', 'brolga' ),
	equal: __( 'Next: change one of the variants.', 'brolga' ),
	goal: __( 'Next: choose what counts as the goal.', 'brolga' ),
	page: __( 'Next: choose the page that counts as the goal.', 'brolga' ),
};

/**
 * What a variant is called.
 *
 * @param number The variant's number.
 * @param label  What its owner calls it; may be empty.
 */
export const variantName = ( number: number, label: string ): string => {
	if ( number === 0 ) {
		return label === ''
			? _x( 'Control', 'variant of a test', 'brolga' )
			: sprintf(
					/* translators: %s: what its owner calls the control of a test. */
					__( '%s (control)', 'brolga' ),
					label
				);
	}
	return (
		label ||
		sprintf(
			/* translators: %s: the variant's letter. */
			__( 'Variant %s', 'brolga' ),
			letterOf( number )
		)
	);
};

/** A variant, as far as words need it. */
type Variant = Pick< Block, 'attributes' >;

export const numberOf = ( { attributes }: Variant ): number =>
	Number( attributes.number );

/** What a variant's block is called. */
export const nameOf = ( variant: Variant ): string =>
	variantName( numberOf( variant ), String( variant.attributes.label ) );

/**
 * The share of visitors that each variant gets, as people write it: 33.3%.
 *
 * @param variants Their blocks, the control first.
 */
export const shareWords = ( variants: readonly Variant[] ): string[] =>
	sharesOf(
		variants.map( ( { attributes } ) => Number( attributes.weight ) )
	).map( ( share ) => percent( share / 100, { most: 1 } ) );

/**
 * What a test is called, wherever it is named, as Registry\TestName has it.
 *
 * @see AB-492
 * @param name   What its owner calls it; may be empty.
 * @param number The test's number on its page; 0: none yet.
 * @param title  The page's.
 */
export const testName = (
	name: string,
	number: number,
	title: string
): string => {
	if ( name !== '' || title === '' ) {
		return name || __( 'Untitled test', 'brolga' );
	}
	return number > 1
		? sprintf(
				/* translators: 1: the test's number on its page; 2: the title of the page. */
				__( 'Test %1$d on “%2$s”', 'brolga' ),
				number,
				title
			)
		: sprintf(
				/* translators: %s: the title of a page. */
				__( 'Test on “%s”', 'brolga' ),
				title
			);
};
