/**
 * The blog as visitors will see it, with the site's own posts.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery, grid, postList } from '@wordpress/icons';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import type { BlogAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< BlogAttributes > ) => (
	<div { ...useBlockProps() }>
		<LayoutToolbar
			value={ attributes.layout }
			options={ [
				{ value: 'grid', label: __( 'Grid', 'brolga' ), icon: grid },
				{
					value: 'list',
					label: __( 'List', 'brolga' ),
					icon: postList,
				},
				{
					value: 'masonry',
					label: __( 'Masonry', 'brolga' ),
					icon: gallery,
				},
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		<PostsPanels
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
		<PostsPreview name="brolga/blog" attributes={ attributes } />
	</div>
);
