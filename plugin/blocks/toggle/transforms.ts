/**
 * A details block becomes a toggle, and a toggle a details block again.
 */
import { createBlock, type Block } from '@wordpress/blocks';
import type { ToggleAttributes } from '../../src/contracts/attributes';

type Details = {
	readonly summary?: unknown;
	readonly showContent?: boolean;
	readonly anchor?: string;
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			transform: (
				{ summary = '', showContent = false, anchor }: Details,
				content: Block[]
			) =>
				createBlock(
					'brolga/toggle',
					{
						// Core's rich text is an object of its own.
						title: String( summary ),
						open: showContent,
						...( anchor && { anchor } ),
					},
					content
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			transform: (
				{ title, open, anchor }: ToggleAttributes,
				content: Block[]
			) =>
				createBlock(
					'core/details',
					{
						summary: title,
						showContent: open,
						...( anchor && { anchor } ),
					},
					content
				),
		},
	],
};
