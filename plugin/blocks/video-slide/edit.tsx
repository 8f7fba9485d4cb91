/**
 * One video, there while its thumbnail is picked.
 */
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsActiveChild, type Template } from '@brolga/editor';
import type { VideoSlideAttributes } from '../../src/contracts/attributes';

const TEMPLATE: Template[] = [ [ 'brolga/video', {} ] ];

export const Edit = ( {
	clientId,
}: BlockEditProps< VideoSlideAttributes > ) => {
	const active = useIsActiveChild( clientId );
	const blockProps = useBlockProps( {
		hidden: ! active,
		// What the view says on the page.
		...( active && { 'data-brolga-active': '' } ),
	} );
	const video = useInnerBlocksProps( blockProps, {
		template: TEMPLATE,
		templateLock: 'all',
	} );
	return <div { ...video } />;
};
