/**
 * What owners read of tests.
 */
import { __, _x, sprintf } from '@wordpress/i18n';
import { GOAL_NAMES } from '../../experiments/goal-names';
import { letterOf, type Goal, type Trouble } from './model';

/** Goals by name, with what there is to do for each. */
export const GOALS: Readonly<
	Record< Goal, { readonly label: string; readonly help: string } >
> = {
	click: {
		label: GOAL_NAMES.click,
		help: __(
			'Select the button or link that should be clicked and choose this test under “A/B test goal” in its settings.',
			'brolga'
		),
	},
	form: {
		label: GOAL_NAMES.form,
		help: __(
			'Select the contact or newsletter form and choose this test under “A/B test goal” in its settings.',
			'brolga'
		),
	},
	shop: {
		label: GOAL_NAMES.shop,
		help: __(
			'Select the product or button that leads to the order and choose this test under “A/B test goal” in its settings.',
			'brolga'
		),
	},
	view: {
		label: GOAL_NAMES.view,
		help: __( 'The visitor scrolls to the variant.', 'brolga' ),
	},
	read: {
		label: GOAL_NAMES.read,
		help: __( 'The variant stays in view for three seconds.', 'brolga' ),
	},
	comment: {
		label: GOAL_NAMES.comment,
		help: __( 'The visitor leaves a comment on this page.', 'brolga' ),
	},
	shortcode: {
		label: GOAL_NAMES.shortcode,
		help: __(
			'Put this shortcode on the page that counts as the goal, then turn on “Track goal pages with a shortcode” under Brolga > Settings > A/B tests.',
			'brolga'
		),
	},
	popup: {
		label: GOAL_NAMES.popup,
		help: __(
			'Select the block that opens the popup and choose this test under “A/B test goal” in its settings.',
			'brolga'
		),
	},
};

/** Why a test counts nobody. */
export const TROUBLES: Readonly< Record< Trouble, string > > = {
	nested: __(
		'A test can’t be inside another test, because you couldn’t tell which of the two made the difference. Visitors see its control. Move it out to run it.',
		'brolga'
	),
	file: __(
		'WordPress hasn’t saved a copy of this template yet, so it can’t hold a test. Save the template once to start the test.',
		'brolga'
	),
	unsaved: __( 'Save to give this test its number.', 'brolga' ),
	unstarted: __(
		'This test is a draft. Every visitor sees the control, and nobody is counted.',
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
	weights: __(
		'All weights are 0, so every visitor sees the control. Give at least one variant a weight.',
		'brolga'
	),
	goal: __( 'No block on this page is marked as the goal yet.', 'brolga' ),
	early: __( 'The start date hasn’t come yet.', 'brolga' ),
	over: __( 'The end date has passed.', 'brolga' ),
};

/**
 * What a variant is called.
 *
 * @param number The variant's number.
 * @param label  What its owner calls it; may be empty.
 */
export const variantName = ( number: number, label: string ): string => {
	if ( label !== '' ) {
		return label;
	}
	return number === 0
		? _x( 'Control', 'variant of a test', 'brolga' )
		: sprintf(
				/* translators: %s: the variant's letter. */
				__( 'Variant %s', 'brolga' ),
				letterOf( number )
			);
};

/**
 * What a test is called.
 *
 * @param name   What its owner calls it; may be empty.
 * @param number The test's number on its page; 0: none yet.
 */
export const testName = ( name: string, number: number ): string => {
	if ( name !== '' ) {
		return name;
	}
	return number > 0
		? sprintf(
				/* translators: %d: the test's number on its page. */
				__( 'Test %d', 'brolga' ),
				number
			)
		: __( 'New test', 'brolga' );
};
