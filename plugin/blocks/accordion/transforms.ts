/**
 * Core's accordion and its details blocks become an accordion, and an accordion
 * becomes either again.
 */
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';

/** What we read of core's blocks and write to them. */
type Core = {
	readonly summary?: unknown;
	readonly anchor?: string;
	readonly headingLevel?: number;
	readonly showIcon?: boolean;
	readonly name?: string;
};

type Item = { readonly title: string; readonly anchor: string };

/** An attribute of rich text, which core keeps as an object of its own. */
const text = ( value: unknown ): string =>
	value === undefined || value === null ? '' : String( value );

const named = ( blocks: readonly Block[], name: string ): Block | undefined =>
	blocks.find( ( block ) => block.name === `core/accordion-${ name }` );

const itemOf = (
	title: unknown,
	anchor: string | undefined,
	content: readonly Block[]
): Block =>
	createBlock(
		'brolga/accordion-item',
		{ title: text( title ), ...( anchor && { anchor } ) },
		[ ...content ]
	);

const anchorOf = ( { anchor }: { readonly anchor?: string } ) =>
	anchor ? { anchor } : {};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/accordion' ],
			transform: (
				{ headingLevel = 3, ...core }: Core,
				items: readonly Block[]
			) =>
				createBlock(
					'brolga/accordion',
					{
						...anchorOf( core ),
						headingLevel: Math.max( 2, headingLevel ),
						initial: items.findIndex(
							( { attributes } ) => attributes.openByDefault
						),
					},
					items.map( ( { innerBlocks } ) => {
						const heading = named( innerBlocks, 'heading' );
						return itemOf(
							heading?.attributes.title,
							heading?.attributes.anchor as string | undefined,
							named( innerBlocks, 'panel' )?.innerBlocks ?? []
						);
					} )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/details' ],
			isMultiBlock: true,
			transform: (
				details: readonly Core[],
				contents: readonly Block[][]
			) =>
				createBlock(
					'brolga/accordion',
					{},
					details.map( ( { summary, anchor }, index ) =>
						itemOf( summary, anchor, contents[ index ] ?? [] )
					)
				),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/accordion' ],
			// It came with WordPress 6.9.
			isMatch: () => getBlockType( 'core/accordion' ) !== undefined,
			transform: (
				{
					anchor,
					headingLevel,
					initial,
				}: Core & { readonly initial: number },
				items: readonly Block[]
			) =>
				createBlock(
					'core/accordion',
					{
						...( anchor && { anchor } ),
						headingLevel,
						autoclose: true,
					},
					items.map( ( { attributes, innerBlocks }, index ) => {
						const item = attributes as Item;
						return createBlock(
							'core/accordion-item',
							{ openByDefault: index === initial },
							[
								createBlock( 'core/accordion-heading', {
									title: item.title,
									level: headingLevel,
									...anchorOf( item ),
								} ),
								createBlock(
									'core/accordion-panel',
									{},
									innerBlocks
								),
							]
						);
					} )
				),
		},
		{
			type: 'block',
			blocks: [ 'core/details' ],
			transform: ( _: unknown, items: readonly Block[] ) =>
				items.map( ( { attributes, innerBlocks } ) => {
					const item = attributes as Item;
					return createBlock(
						'core/details',
						{ summary: item.title, ...anchorOf( item ) },
						innerBlocks
					);
				} ),
		},
	],
};
