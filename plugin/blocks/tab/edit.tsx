/**
 * One panel, there while its tab is open.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsActiveChild, type Template } from '@brolga/editor';
import type { TabAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [ [ 'core/paragraph', {} ] ];

export const Edit = ( { clientId }: BlockEditProps< TabAttributes > ) => {
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
