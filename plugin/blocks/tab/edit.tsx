/**
 * One panel, there while its tab is open.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsActiveChild, type Template } from '@brolga/editor';
import type { Attributes } from './types';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

export const Edit = ( { clientId }: BlockEditProps< Attributes > ) => {
	const active = useIsActiveChild( clientId );
	const blockProps = useBlockProps( { hidden: ! active } );
	return (
		<div
			{ ...useInnerBlocksProps( blockProps, {
				template: TEMPLATE,
				templateLock: false,
			} ) }
		/>
	);
};
