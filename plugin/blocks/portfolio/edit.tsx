/**
 * The portfolio as visitors will see it, with the site's own posts.
 */
import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { gallery, grid } from '@wordpress/icons';
import { LayoutToolbar, PostsPanels, PostsPreview } from '@brolga/editor-posts';
import type { PortfolioAttributes } from '../../src/contracts/attributes';

export const Edit = ( {
	attributes,
	setAttributes,
}: BlockEditProps< PortfolioAttributes > ) => (
	<div { ...useBlockProps() }>
		<LayoutToolbar
			value={ attributes.layout }
			options={ [
				{ value: 'grid', label: __( 'Grid', 'brolga' ), icon: grid },
				{
					value: 'feature',
					label: __( 'Large first item', 'brolga' ),
					icon: gallery,
				},
			] }
			onChange={ ( layout ) => setAttributes( { layout } ) }
		/>
		<PostsPanels
			attributes={ attributes }
			setAttributes={ setAttributes }
		/>
		<PostsPreview name="brolga/portfolio" attributes={ attributes } />
	</div>
);
