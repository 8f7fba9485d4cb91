/**
 * A group becomes a form around what it holds, and a form a group of what is
 * in it besides the fields.
 */
import {
	createBlock,
	createBlocksFromInnerBlocksTemplate,
	type Block,
} from '@wordpress/blocks';
import { CONTACT } from './variations';

const isField = ( { name }: Block ): boolean => name === 'brolga/form-field';

const hasField = ( blocks: readonly Block[] ): boolean =>
	blocks.some(
		( block ) => isField( block ) || hasField( block.innerBlocks )
	);

const withoutFields = ( blocks: readonly Block[] ): Block[] =>
	blocks
		.filter( ( block ) => ! isField( block ) )
		.map( ( block ) => ( {
			...block,
			innerBlocks: withoutFields( block.innerBlocks ),
		} ) );

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: unknown, innerBlocks: readonly Block[] ) =>
				createBlock( 'brolga/contact-form', {}, [
					...innerBlocks,
					...( hasField( innerBlocks )
						? []
						: createBlocksFromInnerBlocksTemplate(
								CONTACT as unknown as Parameters<
									typeof createBlocksFromInnerBlocksTemplate
								>[ 0 ]
							) ),
				] ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			isMatch: ( _: unknown, block: Block ) =>
				withoutFields( block.innerBlocks ).length > 0,
			transform: ( _: unknown, innerBlocks: readonly Block[] ) =>
				createBlock( 'core/group', {}, withoutFields( innerBlocks ) ),
		},
	],
};
