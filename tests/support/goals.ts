/**
 * Goals of tests, as the server tells editors of them.
 */
import type { GoalChoice } from '../../plugin/src/ab-tests/editor/ab-tests/goals';

const goal = (
	value: string,
	label: string,
	isMarked: boolean
): GoalChoice => ( { value, label, help: `How to ${ value }.`, isMarked } );

export const goals: readonly GoalChoice[] = [
	goal( 'click', 'Click', true ),
	goal( 'form', 'Form submitted', true ),
	goal( 'shop', 'Order', true ),
	goal( 'view', 'Variant seen', false ),
	goal( 'read', 'Variant read', false ),
	goal( 'shortcode', 'Visit to another page', false ),
	goal( 'addon-scroll', 'Read to the end', false ),
];
