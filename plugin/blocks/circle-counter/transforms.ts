/**
 * A paragraph, heading or another counter becomes a circle, and that a paragraph
 * again.
 */
import {
	fromBars,
	fromCounter,
	fromText,
	toText,
} from '../../src/content/editor/counters/transforms';

const NAME = 'brolga/circle-counter';

export const transforms = {
	from: [
		fromText( NAME ),
		fromCounter( 'brolga/number-counter', NAME ),
		fromBars( NAME, ( { barColor } ) => ( { barColor } ) ),
	],
	to: [ toText ],
};
