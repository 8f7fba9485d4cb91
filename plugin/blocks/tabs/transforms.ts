/**
 * Details blocks become tabs, and tabs become details blocks again.
 */
import { createBlock, type Block } from '@wordpress/blocks';

type Details = { summary?: string };

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			isMultiBlock: true,
			transform: (
				attributes: readonly Details[],
				innerBlocks: readonly Block[][]
			) =>
				createBlock(
					'brolga/tabs',
					{},
					attributes.map( ( { summary = '' }, index ) =>
						createBlock(
							'brolga/tab',
							{ label: summary },
							innerBlocks[ index ] ?? []
						)
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/details' ],
			transform: ( _: unknown, tabs: readonly Block[] ) =>
				tabs.map( ( tab ) =>
					createBlock(
						'core/details',
						{ summary: tab.attributes.label as string },
						tab.innerBlocks
					)
				),
		},
	],
};
