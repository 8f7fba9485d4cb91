/**
 * A group becomes a header around it, and a header gives back what is in it.
 */
import { createBlock, type Block } from '@wordpress/blocks';

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: (
				attributes: Record< string, unknown >,
				content: readonly Block[]
			) =>
				createBlock( 'brolga/header', {}, [
					createBlock( 'core/group', attributes, [ ...content ] ),
				] ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: ( _: unknown, content: readonly Block[] ) => {
				const [ first ] = content;
				return content.length === 1 && first?.name === 'core/group'
					? first
					: createBlock( 'core/group', {}, [ ...content ] );
			},
		},
	],
};
