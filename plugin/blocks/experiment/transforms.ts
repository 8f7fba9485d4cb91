/**
 * Whatever stands on a page can be tested: it becomes the control, and a copy of
 * it the first variant to change.
 */
import { cloneBlock, createBlock, type Block } from '@wordpress/blocks';
import { EXPERIMENT, VARIANT } from '@brolga/editor-ab-tests';

/** A test, or what holds one, is not put into another. */
const isTested = ( { name, innerBlocks }: Block ): boolean =>
	name === EXPERIMENT || name === VARIANT || innerBlocks.some( isTested );

/** Whether a block is wider than the text, and so the test has to be. */
const isWide = ( { attributes }: Block ): boolean =>
	[ 'wide', 'full' ].includes( String( attributes.align ) );

/**
 * A block under another client id. Where the editor finds the id of what is
 * replaced, it puts what replaces it: a test would hold itself, without an end.
 */
const renamed = ( { name, attributes, innerBlocks }: Block ): Block =>
	createBlock( name, attributes, innerBlocks );

const CONTROL = { lock: { remove: true, move: true } };

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ '*' ],
			isMultiBlock: true,
			isMatch: ( _: unknown, blocks: readonly Block[] ) =>
				! blocks.some( isTested ),
			// As core's group does it: of the blocks, not of their attributes alone.
			__experimentalConvert: ( blocks: readonly Block[] ) =>
				createBlock(
					EXPERIMENT,
					blocks.some( isWide ) ? { align: 'full' } : {},
					[
						createBlock( VARIANT, CONTROL, blocks.map( renamed ) ),
						createBlock(
							VARIANT,
							{ number: 1 },
							blocks.map( ( block ) => cloneBlock( block ) )
						),
					]
				),
		},
	],
};
