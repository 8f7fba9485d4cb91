/**
 * Counters of one number become bars: one, or several at once.
 */
import { createBlock } from '@wordpress/blocks';
import {
	percentOf,
	type Counter,
} from '../../src/content/editor/counters/transforms';

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'brolga/number-counter', 'brolga/circle-counter' ],
			isMultiBlock: true,
			transform: ( counters: readonly Counter[] ) =>
				createBlock(
					'brolga/bar-counters',
					{},
					counters.map( ( { title, value, barColor = '' } ) =>
						createBlock( 'brolga/bar-counter', {
							label: title,
							percent: percentOf( value ),
							barColor,
						} )
					)
				),
		},
	],
};
