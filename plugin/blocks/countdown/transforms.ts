/**
 * What a paragraph or heading says becomes a countdown's title, and a countdown
 * becomes its title again.
 */
import { createBlock } from '@wordpress/blocks';
import type { CountdownAttributes } from '../../src/contracts/attributes';

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/paragraph', 'core/heading' ],
			transform: ( {
				content = '',
				anchor,
			}: {
				readonly content?: unknown;
				readonly anchor?: string;
			} ) =>
				createBlock( 'brolga/countdown', {
					// Core's rich text is an object of its own.
					title: String( content ),
					...( anchor && { anchor } ),
				} ),
		},
	],
	to: [ 'core/paragraph', 'core/heading' ].map( ( name ) => ( {
		type: 'block',
		blocks: [ name ],
		transform: ( { title, anchor }: CountdownAttributes ) =>
			createBlock( name, {
				content: title,
				...( anchor && { anchor } ),
			} ),
	} ) ),
};
