/**
 * A paragraph, heading or another counter becomes a number counter, and that a
 * paragraph again.
 */
import {
	fromBars,
	fromCounter,
	fromText,
	toText,
} from '../../src/content/editor/counters/transforms';

const NAME = 'brolga/number-counter';

export const transforms = {
	from: [
		fromText( NAME ),
		fromCounter( 'brolga/circle-counter', NAME ),
		fromBars( NAME ),
	],
	to: [ toText ],
};
